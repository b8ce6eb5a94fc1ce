// Files that the server imports with `{ type: 'text' }`.
declare module '*.md' {
  const text: string;
  export default text;
}
declare module '*.pdf' {
  const text: string;
  export default text;
}
declare module '*.sql' {
  const text: string;
  export default text;
}
