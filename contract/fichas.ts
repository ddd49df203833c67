import { z } from 'zod'
import { defineCalls } from './call.ts'
import { Id, Instante, Pesos, texto, textoExacto } from './comun.ts'
import { EstadoExperiencia } from './experiencias.ts'
import { EstadoLiquidacion, EstadoPago, EstadoReserva } from './reservas.ts'

const TIPOS_FICHA = ['reserva', 'persona', 'proveedor', 'anfitrion', 'empresa'] as const
export const TipoFicha = z.enum(TIPOS_FICHA, { error: 'Elige qué buscas' })
export type TipoFicha = z.infer<typeof TipoFicha>

/** Something found; what is personal is masked. */
export const Hallazgo = z.object({
  tipo: TipoFicha,
  id: z.string(),
  titulo: z.string(),
  detalle: z.string(),
  estado: z.string(),
})
export type Hallazgo = z.infer<typeof Hallazgo>

const Datos = z.object({ nombre: z.string(), email: z.string(), telefono: z.string(), documento: z.string() })

export const Suceso = z.object({ hecho: z.string(), actor: z.string(), detalle: z.string(), en: Instante })
export type Suceso = z.infer<typeof Suceso>

export const FichaDeReserva = z.object({
  id: z.string(),
  codigo: z.string(),
  estado: EstadoReserva,
  estadoPago: EstadoPago,
  estadoLiquidacion: EstadoLiquidacion.nullable(),
  nombreExperiencia: z.string(),
  slug: z.string(),
  operador: z.object({ tipo: z.enum(['proveedor', 'anfitrion']), id: z.string(), nombre: z.string() }),
  inicio: Instante,
  fin: Instante,
  zonaHoraria: z.string(),
  plazas: z.int(),
  total: Pesos,
  /** Paid with test money, before this site took any other. */
  dePrueba: z.literal(true).optional(),
  /** Masked until asked for by name. */
  comprador: Datos.extend({ personaId: z.string().nullable() }),
  pagos: z.array(
    z.object({
      id: z.string(),
      estado: z.string(),
      monto: Pesos,
      reembolsado: Pesos,
      tarjeta: z.string(),
      en: Instante,
    }),
  ),
  reembolsos: z.array(z.object({ id: z.string(), estado: z.string(), monto: Pesos, via: z.string(), en: Instante })),
  sucesos: z.array(Suceso),
})
export type FichaDeReserva = z.infer<typeof FichaDeReserva>

export const FichaDePersona = z.object({
  id: z.string(),
  datos: Datos,
  desde: Instante,
  correoConfirmado: z.boolean(),
  suspendidaEn: Instante.nullable(),
  es: z.array(z.string()),
  reservas: z.array(
    z.object({
      id: z.string(),
      codigo: z.string(),
      nombreExperiencia: z.string(),
      estado: EstadoReserva,
      total: Pesos,
      inicio: Instante,
    }),
  ),
  /** Bookings that are still to come. */
  proximas: z.object({ cantidad: z.int(), total: Pesos }),
  sucesos: z.array(Suceso),
  acciones: z.object({ puedeSuspender: z.boolean() }),
})
export type FichaDePersona = z.infer<typeof FichaDePersona>

/** An experience as our staff sees it, with what taking it out of sale leaves standing. */
export const FichaDeExperiencia = z.object({
  id: z.string(),
  slug: z.string(),
  nombre: z.string(),
  estado: EstadoExperiencia,
  operador: z.object({ tipo: z.enum(['proveedor', 'anfitrion']), id: z.string(), nombre: z.string() }),
  vendido: z.object({ reservas: z.int(), personas: z.int(), salidas: z.int(), primera: Instante.nullable() }),
  zonaHoraria: z.string(),
  acciones: z.object({ puedeRetirar: z.boolean() }),
})
export type FichaDeExperiencia = z.infer<typeof FichaDeExperiencia>

export const fichas = defineCalls({
  buscarFichas: {
    route: 'POST /api/admin/buscar',
    resumen: 'Busca por código, correo, RUT o id exactos; lo personal viene enmascarado.',
    consulta: true,
    access: ['admin'],
    input: z.object({ q: textoExacto(254, 1) }),
    output: z.array(Hallazgo),
    errors: ['sin-permiso'],
  },
  verFichaDeReserva: {
    route: 'GET /api/admin/reservas/:reservaId',
    resumen: 'Una reserva con su dinero y todo lo que le pasó.',
    access: ['admin'],
    input: z.object({ reservaId: Id }),
    output: FichaDeReserva,
    errors: ['reserva-desconocida', 'sin-permiso'],
  },
  verFichaDeExperiencia: {
    route: 'GET /api/admin/experiencias/:experienciaId/ficha',
    resumen: 'Una experiencia con lo que tiene vendido por venir.',
    access: ['admin'],
    input: z.object({ experienciaId: Id }),
    output: FichaDeExperiencia,
    errors: ['experiencia-desconocida', 'sin-permiso'],
  },
  verFichaDePersona: {
    route: 'GET /api/admin/personas/:personaId',
    resumen: 'Una persona, sus reservas y lo que se hizo con su cuenta.',
    access: ['admin'],
    input: z.object({ personaId: Id }),
    output: FichaDePersona,
    errors: ['persona-desconocida', 'sin-permiso'],
  },
  mostrarDatosPersonales: {
    route: 'POST /api/admin/datos-personales',
    resumen: 'Muestra los datos personales de una ficha; queda registrado quién los vio.',
    access: ['admin'],
    input: z.object({ tipo: TipoFicha, fichaId: Id }),
    output: Datos,
    errors: ['ficha-desconocida', 'sin-permiso'],
  },
  suspenderPersona: {
    route: 'POST /api/admin/personas/:personaId/suspender',
    resumen: 'Suspende una cuenta, y cierra sus sesiones, o la restituye.',
    access: ['admin'],
    input: z.object({
      personaId: Id,
      suspender: z.boolean({ error: 'Elige suspender o restituir' }),
      motivo: texto(500, 1),
    }),
    output: FichaDePersona,
    errors: ['persona-desconocida', 'sin-permiso', 'transicion-no-permitida'],
  },
})
