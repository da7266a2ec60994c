/* The bundler takes style sheets in by side effect. */
declare module '*.css';
