/** Cards: 1 column, 2 from 640 px, 3 from 960, 4 from 1280. */
export const rejillaDeCards = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 md:grid-cols-3 lg:grid-cols-4'

/** The same beside a map: one column less. */
export const rejillaJuntoAlMapa = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3'
