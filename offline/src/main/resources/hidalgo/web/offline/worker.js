/* The worker that plays without a server. Its program is compiled from Java. */
import { main } from './tables.js';

main([]);
