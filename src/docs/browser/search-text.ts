/** A passage of the guides that the search can find. */
export interface SearchText {
  address: string;
  /** Name of the page in the navigation. */
  page: string;
  title: string;
  text: string;
}
