/** Places where the texts of a site are seen. */
export const textPlaces = ['widgets', 'cabinet', 'letters', 'messages', 'lists'] as const;
export type TextPlace = (typeof textPlaces)[number];
