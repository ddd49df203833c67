import type { Actor, Contexto, RolProveedor, Sesion } from '#domain/permisos/actor.ts'
import { abrirSesion, actorDeToken } from '#server/modules/usuarios/index.ts'
import { unId } from './datos.ts'
import type { Escena } from './escenas.ts'

/** Somebody signed in to the site, with what they are there. */
export const sesionDe = (usuarioId: string, resto: Partial<Sesion> = {}): Sesion => ({
  tipo: 'sesion',
  contexto: 'cliente',
  usuarioId,
  sesionId: 's',
  anfitrionId: null,
  proveedor: null,
  empresa: null,
  rolesAdmin: [],
  ...resto,
})

/** Whoever signs in there is what the server makes of them, and nothing a test wishes. */
export async function entrarComo(e: Escena, usuarioId: string, contexto: Contexto = 'cliente'): Promise<Actor> {
  const { token } = await e.database.transaction((tx) => abrirSesion(e.ctx(), tx, usuarioId, contexto))
  return (await actorDeToken(e.db, token, e.clock.now))!
}

/** Makes somebody one of the team, or of our staff. */
export async function sumar(
  e: Escena,
  usuarioId: string,
  de: { proveedorId: string } | { anfitrionId: string } | { empresaId: string } | 'admin',
  papel: RolProveedor | 'comprador' | 'contenido' | 'confianza' | 'finanzas' | 'soporte',
): Promise<void> {
  const tipo =
    de === 'admin' ? 'admin' : 'proveedorId' in de ? 'proveedor' : 'anfitrionId' in de ? 'anfitrion' : 'empresa'
  await e.db
    .insertInto('membresias')
    .values({
      id: unId(`${usuarioId} en ${tipo} ${JSON.stringify(de)}`),
      usuarioId,
      tipo,
      papel,
      ...(de !== 'admin' && de),
      createdAt: e.clock.now,
    })
    .execute()
}
