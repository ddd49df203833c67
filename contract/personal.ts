import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Email, Id, Instante, Paginacion, texto, Vacio } from './comun.ts'
import { SECCIONES } from './enumeraciones.ts'
import type { ErrorCode } from './errors.ts'
import { ESTADOS_DE_INVITACION, PAPELES } from './enumeraciones/personas.ts'

export const Papel = z.enum(PAPELES, { error: 'Elige un papel de la lista' })
export type Papel = z.infer<typeof Papel>

export const Seccion = z.enum(SECCIONES)
export type Seccion = z.infer<typeof Seccion>

export const Puesto = z.object({
  nombre: z.string(),
  papeles: z.array(Papel),
  secciones: z.array(Seccion),
  tieneSegundoFactor: z.boolean(),
})
export type Puesto = z.infer<typeof Puesto>

export const Colega = z.object({
  id: z.string(),
  nombre: z.string(),
  email: z.string(),
  papel: Papel,
  desde: Instante,
  tieneSegundoFactor: z.boolean(),
  ultimoUsoEn: Instante.nullable(),
  soyYo: z.boolean(),
  /** Of whoever has not chosen a password yet. */
  invitacion: z.enum(ESTADOS_DE_INVITACION).nullable(),
})
export type Colega = z.infer<typeof Colega>

const deUno: ErrorCode[] = ['sin-permiso', 'persona-desconocida', 'puesto-propio']

export const personal = defineCalls({
  listarPersonal: {
    route: 'GET /api/admin/personal',
    resumen: 'Quiénes forman el equipo y qué papel tienen.',
    access: ['admin'],
    input: z.object({ ...Paginacion }),
    output: z.array(Colega),
    paged: true,
    errors: ['sin-permiso'],
  },
  invitarPersonal: {
    route: 'POST /api/admin/personal',
    resumen:
      'Suma a alguien al equipo; si no tiene una cuenta con su correo confirmado, el enlace para elegir contraseña vale 7 días.',
    access: ['admin'],
    input: z.object({ nombre: texto(80, 1), email: Email, papel: Papel }),
    output: Colega,
    status: 201,
    errors: ['sin-permiso', 'ya-es-del-equipo'],
  },
  reenviarInvitacionDePersonal: {
    route: 'POST /api/admin/personal/:personaId/invitacion',
    resumen: 'Envía otra invitación a quien aún no elige su contraseña; el enlace de antes deja de valer.',
    access: ['admin'],
    input: z.object({ personaId: Id }),
    output: Colega,
    errors: [...deUno, 'transicion-no-permitida', 'demasiados-intentos'],
  },
  cambiarPapel: {
    route: 'POST /api/admin/personal/:personaId/papel',
    resumen: 'Cambia el papel de alguien del equipo.',
    access: ['admin'],
    input: z.object({ personaId: Id, papel: Papel }),
    output: Colega,
    errors: deUno,
  },
  quitarPersonal: {
    route: 'DELETE /api/admin/personal/:personaId',
    resumen: 'Saca a alguien del equipo y cierra sus sesiones de administración.',
    access: ['admin'],
    input: z.object({ personaId: Id }),
    output: Vacio,
    errors: deUno,
  },
  verMiPuesto: {
    route: 'GET /api/admin/puesto',
    resumen: 'Qué soy en el equipo y a qué partes puedo entrar.',
    access: ['admin'],
    input: Vacio,
    output: Puesto,
    errors: [],
  },
})
