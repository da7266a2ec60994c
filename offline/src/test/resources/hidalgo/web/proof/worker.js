/* The worker of tests and measurements. Its program is compiled from Java. */
import { main } from './tables.js';

main([]);
