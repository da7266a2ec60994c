/* The worker of tests and measurements. What it runs is compiled from Java. */
import { main } from './tables.js';

main([]);
