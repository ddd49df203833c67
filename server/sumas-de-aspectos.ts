import { sql } from 'kysely'
import type { SumasDeAspectos } from '#domain/resenas/aspectos.ts'

/** Of the opinions in `r`: the stars given to each aspect, and by how many. */
export const SUMAS_DE_ASPECTOS = sql<SumasDeAspectos>`json_build_object(
  'cumplimiento', json_build_object('suma', coalesce(sum(r.cumplimiento), 0), 'cantidad', count(r.cumplimiento)), 'guia', json_build_object('suma', coalesce(sum(r.guia), 0), 'cantidad', count(r.guia)),
  'seguridad', json_build_object('suma', coalesce(sum(r.seguridad), 0), 'cantidad', count(r.seguridad)), 'precioCalidad', json_build_object('suma', coalesce(sum(r.precio_calidad), 0), 'cantidad', count(r.precio_calidad)))`
