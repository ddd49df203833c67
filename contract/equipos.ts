import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Email, Id, Instante, Paginacion, texto, Vacio, ZonaHoraria, textoExacto } from './comun.ts'
import { Clave } from './usuarios.ts'

export const PAPELES_PROVEEDOR = ['guia', 'caja', 'gestor', 'dueno'] as const
const Papel = z.enum(PAPELES_PROVEEDOR, { error: 'Elige un papel de la lista' })
export type PapelProveedor = z.infer<typeof Papel>

export const Equipo = z.object({
  miembros: z.array(z.object({ id: z.string(), usuarioId: z.string(), nombre: z.string(), email: z.string(), papel: Papel, desde: Instante, soyYo: z.boolean() })),
  invitaciones: z.array(z.object({ id: z.string(), email: z.string(), papel: Papel, expiraEn: Instante })),
  /** How many may belong to it. */
  maximo: z.int(),
})
export type Equipo = z.infer<typeof Equipo>

export const SalidaDelEquipo = z.object({ salidaId: z.string(), nombreExperiencia: z.string(), inicio: Instante, zonaHoraria: ZonaHoraria, viajeros: z.int(), guia: z.object({ usuarioId: z.string(), nombre: z.string() }).nullable() })
export type SalidaDelEquipo = z.infer<typeof SalidaDelEquipo>

const deDueno = { access: ['proveedor'], output: Equipo } as const

export const equipos = defineCalls({
  listarEquipo: { route: 'GET /api/provider/equipo', resumen: 'Las personas de mi equipo y las invitaciones abiertas.', ...deDueno, input: Vacio, errors: ['sin-permiso'] },
  invitarAlEquipo: { route: 'POST /api/provider/equipo/invitaciones', resumen: 'Invita por correo a alguien, con su papel; el enlace vale 7 días.', ...deDueno, input: z.object({ email: Email, papel: Papel }), status: 201, errors: ['sin-permiso', 'ya-es-del-equipo', 'equipo-completo', 'demasiados-intentos'] },
  anularInvitacion: { route: 'DELETE /api/provider/equipo/invitaciones/:invitacionId', resumen: 'Anula una invitación que nadie aceptó.', ...deDueno, input: z.object({ invitacionId: Id }), errors: ['sin-permiso', 'invitacion-desconocida'] },
  cambiarPapelDeProveedor: { route: 'PATCH /api/provider/equipo/:miembroId', resumen: 'Cambia el papel de alguien; siempre queda un dueño.', ...deDueno, input: z.object({ miembroId: Id, papel: Papel }), errors: ['sin-permiso', 'miembro-desconocido', 'ultimo-dueno'] },
  quitarDelEquipo: { route: 'DELETE /api/provider/equipo/:miembroId', resumen: 'Saca a alguien del equipo y cierra sus sesiones de proveedor.', ...deDueno, input: z.object({ miembroId: Id }), errors: ['sin-permiso', 'miembro-desconocido', 'ultimo-dueno'] },
  listarSalidasDelEquipo: { route: 'GET /api/provider/equipo/salidas', resumen: 'Las próximas salidas y quién las guía.', access: ['proveedor'], input: z.object({ ...Paginacion }), output: z.array(SalidaDelEquipo), paged: true, errors: ['sin-permiso'] },
  asignarGuia: { route: 'PUT /api/provider/salidas/:salidaId/guia', resumen: 'Asigna quién guía una salida, o deja la salida sin guía.', access: ['proveedor'], input: z.object({ salidaId: Id, usuarioId: Id.nullable() }), output: z.object({ guia: SalidaDelEquipo.shape.guia }), errors: ['sin-permiso', 'salida-desconocida', 'miembro-desconocido'] },
  verInvitacionDeProveedor: { route: 'POST /api/invitaciones/ver', resumen: 'Quién me invita, a qué y si ya tengo cuenta.', access: ['publico'], input: z.object({ token: textoExacto(100, 1) }), output: z.object({ proveedor: z.string(), papel: Papel, email: z.string(), tieneCuenta: z.boolean() }), errors: ['enlace-vencido'] },
  aceptarInvitacionDeProveedor: {
    route: 'POST /api/invitaciones/aceptar',
    resumen: 'Acepta la invitación; quien no tiene cuenta la crea con nombre y contraseña.',
    access: ['publico'],
    input: z.object({ token: textoExacto(100, 1), nombre: texto(80, 1).optional(), password: Clave.optional() }),
    output: z.object({ email: z.string(), proveedor: z.string() }),
    errors: ['enlace-vencido', 'ya-es-del-equipo', 'equipo-completo', 'correo-en-uso'],
  },
})
