/** A passage of the guides that a reader can find. */
export interface SearchText {
  address: string;
  /** Name of the page in the navigation. */
  page: string;
  title: string;
  text: string;
}
