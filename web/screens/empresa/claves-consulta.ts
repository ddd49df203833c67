/** Where the client's memory keeps the keys. */
export const CLAVES = ['empresa', 'claves']
