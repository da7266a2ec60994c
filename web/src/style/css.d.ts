/* The bundler includes global style sheets by side effect; a component's own sheet exports the names of its classes. */
declare module '*.css';
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
