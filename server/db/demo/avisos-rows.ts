import type { Row } from './insert-rows.ts'
import { esAnfitrion, operadorId } from './operadores.ts'
import { ANFITRION_DEMO, PROVEEDOR_DEMO, usuarioDeAnfitrion, viajera } from './personas.ts'
import { idDe } from './seeded.ts'
import type { Venta } from './ventas.ts'
import { codigoDe, reservaId } from './ventas-rows.ts'

const HORA_MS = 3_600_000

const AL_OPERADOR = 6

/** What the bells hold: of viajera@demo.cl her bookings read, the trip to review and the refund not; of who offers, what was sold or cancelled last. */
export function avisoRows(ventas: readonly Venta[], hoy: Date): Row<'notificaciones'>[] {
  const deViajera = ventas.filter(({ comprador }) => comprador === viajera).flatMap((venta) => avisoDe(venta, hoy))
  return [
    ...deViajera,
    ...alOperador(ANFITRION_DEMO, usuarioDeAnfitrion(ANFITRION_DEMO), ventas),
    ...alOperador(PROVEEDOR_DEMO, idDe('usuario:proveedor'), ventas),
  ]
}

function alOperador(slug: string, usuarioId: string, ventas: readonly Venta[]): Row<'notificaciones'>[] {
  const id = operadorId(slug)
  const negocio = esAnfitrion(slug) ? { anfitrionId: id, proveedorId: null } : { anfitrionId: null, proveedorId: id }
  const inicio = esAnfitrion(slug) ? '/anfitrion/reservas' : '/proveedor/dashboard'
  const suyas = ventas.filter(
    ({ salida, estado }) =>
      salida.oferta.operador === slug && (estado === 'confirmada' || estado === 'pagada' || estado === 'cancelada'),
  )
  const cuando = ({ canceladaEn, creadaEn }: Venta): Date => canceladaEn ?? creadaEn
  return suyas
    .toSorted((a, b) => cuando(b).getTime() - cuando(a).getTime())
    .slice(0, AL_OPERADOR)
    .map((venta, i) => ({
      id: idDe(`aviso-al-operador:${venta.name}`),
      usuarioId,
      ...negocio,
      texto: venta.salida.oferta.nombre,
      leidaEn: i < 2 ? null : cuando(venta),
      createdAt: cuando(venta),
      ...hechoDe(venta, inicio),
    }))
}

function hechoDe(venta: Venta, inicio: string): Pick<Row<'notificaciones'>, 'tipo' | 'clave' | 'titulo' | 'enlace'> {
  const clave = (hecho: string): string => `operador-${hecho}:${reservaId(venta)}:0`
  if (venta.estado === 'cancelada')
    return {
      tipo: 'venta_cambiada',
      clave: clave('cancelada'),
      titulo: 'Se canceló una reserva',
      enlace: `${inicio}?vista=canceladas`,
    }
  if (venta.estado === 'pagada')
    return {
      tipo: 'por_aceptar',
      clave: clave('por_aceptar'),
      titulo: 'Una reserva espera tu respuesta',
      enlace: `${inicio}?vista=por_aceptar`,
    }
  return {
    tipo: 'venta',
    clave: clave('vendida'),
    titulo: 'Tienes una reserva nueva',
    enlace: `${inicio}?vista=proximas`,
  }
}

function avisoDe(venta: Venta, hoy: Date): Row<'notificaciones'>[] {
  const { name, estado, salida, creadaEn, canceladaEn } = venta
  const nombre = salida.oferta.nombre
  const codigo = codigoDe(name)
  const base = {
    id: idDe(`aviso:${name}`),
    usuarioId: viajera.id,
    anfitrionId: null,
    proveedorId: null,
    leidaEn: null,
    texto: nombre,
    enlace: `/mis-entradas/${codigo}`,
  }
  const fin = new Date(salida.finUtc.getTime() + 3 * HORA_MS)
  if (estado === 'realizada' && hoy.getTime() - fin.getTime() < 14 * 24 * HORA_MS) {
    return [
      {
        ...base,
        tipo: 'opinion',
        clave: `opinion:${reservaId(venta)}`,
        titulo: `¿Cómo estuvo «${nombre}»?`,
        texto: 'Escribe tu opinión: ayuda a otros viajeros.',
        enlace: `/mis-entradas/${codigo}/opinion`,
        createdAt: fin,
      },
    ]
  }
  if (estado === 'cancelada')
    return [
      {
        ...base,
        tipo: 'reembolso',
        clave: `cancelacion:${reservaId(venta)}`,
        titulo: 'Reserva cancelada',
        createdAt: canceladaEn ?? hoy,
      },
    ]
  if (estado === 'confirmada')
    return [
      {
        ...base,
        tipo: 'reserva',
        clave: `confirmacion:${reservaId(venta)}`,
        titulo: 'Reserva confirmada',
        leidaEn: new Date(creadaEn.getTime() + HORA_MS),
        createdAt: creadaEn,
      },
    ]
  return []
}
