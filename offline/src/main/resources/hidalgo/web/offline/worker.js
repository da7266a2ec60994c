/* The worker that plays without a server. What it runs is compiled from Java. */
import { main } from './tables.js';

main([]);
