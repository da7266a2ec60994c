/* The bundler takes global style sheets in by side effect; a component's own sheet gives it the names of its classes. */
declare module '*.css';
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
