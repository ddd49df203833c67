import { venceCaso } from '#domain/casos/plazos.ts'
import type { TipoCaso } from '#contract/casos.ts'
import type { Row } from './insert-rows.ts'
import { idDe } from './seeded.ts'

interface Filas {
  proveedores: readonly Row<'proveedores'>[]
  experiencias: readonly Row<'experiencias'>[]
  /** Changes of what is published. */
  propuestas: readonly Row<'ediciones'>[]
}

/** What waits for our staff in the demo: whoever and whatever is under review. */
export function casoRows({ proveedores, experiencias, propuestas }: Filas): { casos: Row<'casos'>[]; hechos: Row<'casoHechos'>[] } {
  const casos = [
    ...proveedores.filter(({ estado }) => estado === 'Enviado' || estado === 'En revisión').map(({ id, nombreComercial, updatedAt }) => casoDe('operador', 'proveedor', id!, nombreComercial!, updatedAt!)),
    ...experiencias.filter(({ estado }) => estado === 'en_revision').map(({ id, nombreExperiencia, updatedAt }) => casoDe('experiencia', 'experiencia', id!, nombreExperiencia!, updatedAt!)),
    ...propuestas.map(({ experienciaId, contenido, enviadaEn }) => casoDe('experiencia', 'experiencia', experienciaId!, (contenido as { nombreExperiencia: string }).nombreExperiencia, enviadaEn!)),
  ]
  return { casos, hechos: casos.map(({ id, abiertoEn }) => ({ casoId: id!, hecho: 'abierto', detalle: {}, createdAt: abiertoEn! })) }
}

function casoDe(tipo: TipoCaso, objeto: string, objetoId: string, titulo: string, abiertoEn: Date): Row<'casos'> {
  return { id: idDe(`caso:${objetoId}`), tipo, objeto, objetoId, titulo, detalle: {}, estado: 'abierto', abiertoEn, venceEn: venceCaso(tipo, abiertoEn) }
}
