/** Files that are longer than the house allows, and how long they are: none is added, and what is split leaves. */
export const STILL_LONG: Readonly<Record<string, number>> = {}
