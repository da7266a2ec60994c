declare module '*.md' {
  const book: import('./book').Book;
  export default book;
}
