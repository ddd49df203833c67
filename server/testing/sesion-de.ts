import type { Sesion } from '#domain/permisos/actor.ts'

/** Somebody signed in to the site, with what they are there. */
export const sesionDe = (usuarioId: string, resto: Partial<Sesion> = {}): Sesion => ({ tipo: 'sesion', contexto: 'cliente', usuarioId, sesionId: 's', anfitrionId: null, proveedor: null, empresa: null, rolesAdmin: [], ...resto })
