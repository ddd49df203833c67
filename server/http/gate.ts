import type { Access, Call } from '#contract/call.ts'
import { VISITANTE, type Actor, type Db, type Sesion } from '#server/ctx.ts'
import { actorDeClave, findEmpresaDeClave, pareceClave } from '#server/modules/empresas/index.ts'
import { contar } from '#server/modules/limites/index.ts'
import { actorDeToken } from '#server/modules/usuarios/index.ts'
import type { Secretos } from '#server/ports.ts'
import { refuse } from '#server/refusal.ts'

const CONTEXTO: Partial<Record<Access, Sesion['contexto']>> = {
  viajero: 'cliente',
  anfitrion: 'cliente',
  empresa: 'cliente',
  proveedor: 'proveedor',
  admin: 'admin',
}

// docs/nunca.md 9.3: by API key, whatever its addresses.
const POR_CLAVE = { max: 600, segundos: 60 }

interface Credentials {
  token: string | null
  clave: string | null
  claveApi: string | null
}

/** A token travels as Bearer alone; cookies are never a credential. Any other `Authorization` is a bad token, not none. */
export function credentialsOf(request: Request, search: URLSearchParams): Credentials {
  const authorization = request.headers.get('authorization')?.trim() ?? ''
  const [, bearer = ''] = /^Bearer\s+(\S+)$/i.exec(authorization) ?? []
  return {
    token: authorization === '' ? null : bearer,
    clave: request.headers.get('x-reserva-clave') ?? search.get('clave'),
    claveApi: request.headers.get('x-api-key'),
  }
}

/** The coarse gate: may this caller reach the call at all? What depends on the record is asked later. */
export async function enter(
  call: Call,
  { token, clave, claveApi }: Credentials,
  deps: { db: Db; secretos: Secretos; now: Date; demo: boolean },
): Promise<Actor> {
  const { access } = call
  if (access.includes('clave')) return enterWithKey(call, claveApi ?? token, deps)
  if (access.includes('publico'))
    return call.identifica && token !== null ? ((await actorDeToken(deps.db, token, deps.now)) ?? VISITANTE) : VISITANTE
  const reservaId = clave !== null && access.includes('invitado') ? deps.secretos.reservaDeClave(clave) : null
  if (token === null) return withoutSession(access, reservaId)
  const actor = await actorDeToken(deps.db, token, deps.now)
  if (actor?.tipo !== 'sesion')
    return reservaId
      ? { tipo: 'invitado', reservaId }
      : refuse((await esClaveViva(token, deps)) ? 'contexto-ajeno' : 'sesion-terminada')
  if (!access.some((a) => CONTEXTO[a] === actor.contexto)) refuse('contexto-ajeno')
  if (!access.some((a) => mayEnter(a, actor))) refuse('sin-permiso')
  return reservaId ? { ...actor, reservaId } : actor
}

/** Asked only of what is no session: a live key of a company is known here, and is none either. */
const esClaveViva = async (token: string, { db, now, demo }: { db: Db; now: Date; demo: boolean }): Promise<boolean> =>
  pareceClave(token) && (await findEmpresaDeClave(db, token, { now, demo })) !== undefined

/** A key of a company, as Bearer or `X-API-Key`. A session of ours is known here, and is not one. */
async function enterWithKey(
  call: Call,
  clave: string | null,
  { db, now, demo }: { db: Db; now: Date; demo: boolean },
): Promise<Actor> {
  if (clave === null) refuse('clave-api-requerida')
  const actor = await actorDeClave(db, clave, { now, demo })
  if (!actor) refuse((await actorDeToken(db, clave, now))?.tipo === 'sesion' ? 'contexto-ajeno' : 'clave-api-invalida')
  await contar(db, `clave:${actor.claveId}`, POR_CLAVE, now)
  if (call.permiso && !actor.permisos.includes(call.permiso)) refuse('clave-sin-permiso')
  return actor
}

function withoutSession(access: readonly Access[], reservaId: string | null): Actor {
  if (reservaId) return { tipo: 'invitado', reservaId }
  if (access.includes('visitante')) return VISITANTE
  return refuse(access.includes('invitado') ? 'clave-de-reserva-requerida' : 'sesion-requerida')
}

function mayEnter(access: Access, actor: Sesion): boolean {
  if (CONTEXTO[access] !== actor.contexto) return false
  if (access === 'anfitrion') return actor.anfitrionId !== null || actor.deAnfitrion !== undefined
  if (access === 'empresa') return actor.empresa !== null
  return true
}
