import { z } from 'zod'
import { type Access, defineCalls } from './call.ts'
import { Email, Id, Instante, Paginacion, texto, Vacio, ZonaHoraria, textoExacto } from './comun.ts'
import { Clave, PapelProveedor as Papel } from './usuarios.ts'

export type PapelProveedor = z.infer<typeof Papel>
/** A host is the owner of their own: nobody else is asked to be. */
const PapelDeAnfitrion = z.enum(['guia', 'caja', 'gestor'], { error: 'Elige un papel de la lista' })

export const Equipo = z.object({
  miembros: z.array(
    z.object({
      id: z.string(),
      usuarioId: z.string(),
      nombre: z.string(),
      email: z.string(),
      papel: Papel,
      desde: Instante,
      soyYo: z.boolean(),
      enPausa: z.boolean(),
    }),
  ),
  invitaciones: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      papel: Papel,
      expiraEn: Instante,
      /** Its mail was refused for good: it reaches nobody. */ rechazada: z.boolean(),
    }),
  ),
  /** How many may belong to it, owners too: of a host's, as many as their plan says. */
  maximo: z.int(),
  /** Who is paused when one of those in pause is activated; null where nobody has to be. */
  cede: z.string().nullable(),
})
export type Equipo = z.infer<typeof Equipo>

export const SalidaDelEquipo = z.object({
  salidaId: z.string(),
  nombreExperiencia: z.string(),
  inicio: Instante,
  zonaHoraria: ZonaHoraria,
  viajeros: z.int(),
  guia: z.object({ usuarioId: z.string(), nombre: z.string() }).nullable(),
})
export type SalidaDelEquipo = z.infer<typeof SalidaDelEquipo>

type Area = 'anfitrion' | 'provider'
type PapelDe = typeof Papel | typeof PapelDeAnfitrion
const acceso: Record<Area, { access: readonly Access[] }> = {
  anfitrion: { access: ['anfitrion'] },
  provider: { access: ['proveedor'] },
}

const listar = <A extends Area>(area: A) =>
  ({
    route: `GET /api/${area}/equipo`,
    resumen: 'Las personas de mi equipo y las invitaciones abiertas.',
    ...acceso[area],
    input: Vacio,
    output: Equipo,
    errors: ['sin-permiso'],
  }) as const
const invitar = <A extends Area, P extends PapelDe>(area: A, papel: P) =>
  ({
    route: `POST /api/${area}/equipo/invitaciones`,
    resumen: 'Invita por correo a alguien, con su papel; el enlace vale 7 días.',
    ...acceso[area],
    input: z.object({ email: Email, papel }),
    output: Equipo,
    status: 201,
    errors: ['sin-permiso', 'ya-es-del-equipo', 'equipo-completo', 'demasiados-intentos'],
  }) as const
const anular = <A extends Area>(area: A) =>
  ({
    route: `DELETE /api/${area}/equipo/invitaciones/:invitacionId`,
    resumen: 'Anula una invitación que nadie aceptó.',
    ...acceso[area],
    input: z.object({ invitacionId: Id }),
    output: Equipo,
    errors: ['sin-permiso', 'invitacion-desconocida'],
  }) as const
const cambiar = <A extends Area, P extends PapelDe>(area: A, papel: P) =>
  ({
    route: `PATCH /api/${area}/equipo/:miembroId`,
    resumen: 'Cambia el papel de alguien; siempre queda un dueño.',
    ...acceso[area],
    input: z.object({ miembroId: Id, papel }),
    output: Equipo,
    errors: ['sin-permiso', 'miembro-desconocido', 'ultimo-dueno'],
  }) as const
const activar = <A extends Area>(area: A) =>
  ({
    route: `POST /api/${area}/equipo/:miembroId/activar`,
    resumen:
      'En un equipo más grande que su plan, activa a alguien que está en pausa; quien lleva más tiempo sin ser elegido le cede el lugar.',
    ...acceso[area],
    input: z.object({ miembroId: Id }),
    output: Equipo,
    errors: ['sin-permiso', 'miembro-desconocido', 'equipo-completo'],
  }) as const
const quitar = <A extends Area>(area: A) =>
  ({
    route: `DELETE /api/${area}/equipo/:miembroId`,
    resumen: 'Saca a alguien del equipo y cierra sus sesiones de ese ingreso.',
    ...acceso[area],
    input: z.object({ miembroId: Id }),
    output: Equipo,
    errors: ['sin-permiso', 'miembro-desconocido', 'ultimo-dueno'],
  }) as const
const salidas = <A extends Area>(area: A) =>
  ({
    route: `GET /api/${area}/equipo/salidas`,
    resumen: 'Las próximas salidas y quién las guía.',
    ...acceso[area],
    input: z.object({ ...Paginacion }),
    output: z.array(SalidaDelEquipo),
    paged: true,
    errors: ['sin-permiso'],
  }) as const
const asignar = <A extends Area>(area: A) =>
  ({
    route: `PUT /api/${area}/salidas/:salidaId/guia`,
    resumen: 'Asigna quién guía una salida, o deja la salida sin guía.',
    ...acceso[area],
    input: z.object({ salidaId: Id, usuarioId: Id.nullable() }),
    output: z.object({ guia: SalidaDelEquipo.shape.guia }),
    errors: ['sin-permiso', 'salida-desconocida', 'miembro-desconocido'],
  }) as const

export const equipos = defineCalls({
  listarEquipoDeAnfitrion: listar('anfitrion'),
  invitarAlEquipoDeAnfitrion: invitar('anfitrion', PapelDeAnfitrion),
  anularInvitacionDeAnfitrion: anular('anfitrion'),
  cambiarPapelDeAnfitrion: cambiar('anfitrion', PapelDeAnfitrion),
  activarDelEquipoDeAnfitrion: activar('anfitrion'),
  quitarDelEquipoDeAnfitrion: quitar('anfitrion'),
  listarSalidasDelEquipoDeAnfitrion: salidas('anfitrion'),
  asignarGuiaDeAnfitrion: asignar('anfitrion'),
  listarEquipoDeProveedor: listar('provider'),
  invitarAlEquipoDeProveedor: invitar('provider', Papel),
  anularInvitacionDeProveedor: anular('provider'),
  cambiarPapelDeProveedor: cambiar('provider', Papel),
  quitarDelEquipoDeProveedor: quitar('provider'),
  listarSalidasDelEquipoDeProveedor: salidas('provider'),
  asignarGuiaDeProveedor: asignar('provider'),
  verInvitacionDeOperador: {
    route: 'POST /api/invitaciones/ver',
    resumen: 'Quién me invita, a qué y si ya tengo cuenta.',
    access: ['publico'],
    input: z.object({ token: textoExacto(100, 1) }),
    output: z.object({
      tipo: z.enum(['anfitrion', 'proveedor']),
      operador: z.string(),
      papel: Papel,
      email: z.string(),
      tieneCuenta: z.boolean(),
    }),
    errors: ['enlace-vencido'],
  },
  aceptarInvitacionDeOperador: {
    route: 'POST /api/invitaciones/aceptar',
    resumen: 'Acepta la invitación; quien no tiene cuenta la crea con nombre y contraseña.',
    access: ['publico'],
    input: z.object({ token: textoExacto(100, 1), nombre: texto(80, 1).optional(), password: Clave.optional() }),
    output: z.object({ email: z.string(), operador: z.string() }),
    errors: ['enlace-vencido', 'ya-es-del-equipo', 'ya-es-anfitrion', 'equipo-completo', 'correo-en-uso'],
  },
})
