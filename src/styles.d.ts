/** Minified text of a style sheet, from which the sheet of a shadow root is made. */
declare module '*.css' {
  const text: string;
  export default text;
}
