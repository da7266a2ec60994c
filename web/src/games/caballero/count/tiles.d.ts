declare module '*.tiles' {
  const text: string;
  export default text;
}
