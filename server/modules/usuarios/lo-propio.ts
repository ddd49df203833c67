import type { Ctx, Db, Tx } from '#server/ctx.ts'
import { refuse } from '#server/refusal.ts'
import { trabajaPara, type Equipo } from './membresias.db.ts'
import { findMiembro } from './miembros-de-empresa.db.ts'

/** One of our own decides nothing about themselves (docs/permisos.md 5). */
export function exigirOtraPersona(ctx: Ctx, usuarioId: string | null): void {
  if (usuarioId !== null && usuarioId === deQuien(ctx)) refuse('decide-otra-persona')
}

/** Nor about a business that they own or work for, whatever they do there. */
export async function exigirOtroNegocio(ctx: Ctx, db: Db | Tx, negocio: Equipo): Promise<void> {
  if (await trabajaPara(db, deQuien(ctx), negocio)) refuse('decide-otra-persona')
}

/** Nor about a company that they belong to; null is of none. */
export async function exigirOtraEmpresa(ctx: Ctx, db: Db | Tx, empresaId: string | null): Promise<void> {
  const yo = deQuien(ctx)
  if (yo !== null && empresaId !== null && (await findMiembro(db, empresaId, yo))) refuse('decide-otra-persona')
}

const deQuien = ({ actor }: Ctx): string | null => (actor.tipo === 'sesion' ? actor.usuarioId : null)
