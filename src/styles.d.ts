/** The build turns a style sheet into its minified text; it is adopted into a shadow root. */
declare module '*.css' {
  const text: string;
  export default text;
}
