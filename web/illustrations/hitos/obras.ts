import type { Cuadro } from '../cuadro.ts'
import { condorEntreMurallas, quebradaDeSal } from './obras-de-cerro.ts'
import { curvaDelRio, empanadasDeHorno, tresBodegas } from './obras-de-valle.ts'
import { ensenada, tortugas } from './obras-de-agua.ts'

/** By zone, kind and number: covers whose title asks for more than their motif shows. */
export const obras: Readonly<Record<string, (c: Cuadro) => string>> = {
  'N1/Trekking/1': quebradaDeSal,
  'C1/Avistamiento de Aves/4': condorEntreMurallas,
  'C1/Stand Up Paddle/6': ensenada,
  'C1/Culinaria/1': empanadasDeHorno,
  'C1/Aventura/9': curvaDelRio,
  'C1/Enológica/10': tresBodegas,
  'I1/Stand Up Paddle/2': tortugas,
}
