import { type Actor, type RolEmpresa, type Sesion, sesionEn } from './actor.ts'

/** What a member may do for the company by their role in it (docs/permisos.md 4). */
export type DerechoDeEmpresa = 'ver' | 'pedir' | 'comprar' | 'aprobar' | 'administrar' | 'ver_cuenta'

const DERECHOS: Readonly<Record<RolEmpresa, readonly DerechoDeEmpresa[]>> = {
  dueno: ['ver', 'pedir', 'comprar', 'aprobar', 'administrar', 'ver_cuenta'],
  aprobador: ['ver', 'pedir', 'comprar', 'aprobar', 'ver_cuenta'],
  comprador: ['ver', 'pedir', 'comprar'],
  finanzas: ['ver', 'ver_cuenta'],
  lectura: ['ver'],
}

export const tieneDerecho = (rol: RolEmpresa, derecho: DerechoDeEmpresa): boolean => DERECHOS[rol].includes(derecho)

/** Whoever of a company's team may do that. */
export const papelesCon = (derecho: DerechoDeEmpresa): RolEmpresa[] =>
  (Object.keys(DERECHOS) as RolEmpresa[]).filter((rol) => tieneDerecho(rol, derecho))

/** The member who asks, if they may do that. */
export function miembroCon(
  actor: Actor,
  derecho: DerechoDeEmpresa,
): { empresaId: string; usuarioId: string; rol: RolEmpresa } | null {
  const sesion: Sesion | null = sesionEn(actor, 'cliente')
  if (!sesion?.empresa || !tieneDerecho(sesion.empresa.rol, derecho)) return null
  return { empresaId: sesion.empresa.id, usuarioId: sesion.usuarioId, rol: sesion.empresa.rol }
}

/** Above their limit somebody else of the company has to agree; the owner has none. */
export function necesitaAprobacion(
  total: number,
  { rol, limite }: { rol: RolEmpresa; limite: number | null },
): boolean {
  return rol !== 'dueno' && limite !== null && total > limite
}
