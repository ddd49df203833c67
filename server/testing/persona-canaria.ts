import { CANARIOS } from './canarios.ts'
import { AHORA, unaEspera, unaReserva, unaSalida, unId, unRegalo, unUsuario } from './datos.ts'
import type { Mundo } from './llamadas.ts'

const { nombre, email, telefono, rut, documento, frase } = CANARIOS

/** Somebody about whom much is known, with a coming booking at the provider of the world; the ids of what is hers, by the words that paths use. */
export async function unaPersonaCanaria({ programa, ids }: Mundo): Promise<Record<string, string>> {
  const { db } = programa.database
  const { id: usuarioId } = await unUsuario(db, {
    id: unId('canaria'),
    nombre,
    email,
    telefono,
    emailVerificadoEn: AHORA,
    perfilPreferencias: JSON.stringify({ movilidad: frase }),
  })
  const contacto = { contactoNombre: nombre, contactoEmail: email, contactoTelefono: telefono }
  const experiencia = await db
    .selectFrom('experiencias')
    .selectAll()
    .where('id', '=', ids.experienciaId!)
    .executeTakeFirstOrThrow()
  const { opcionId } = await db
    .selectFrom('salidas')
    .select('opcionId')
    .where('id', '=', ids.salidaId!)
    .executeTakeFirstOrThrow()
  const salida = await unaSalida(db, { ...experiencia, opcionId } as never, { fecha: '2026-11-20' })
  const reserva = await unaReserva(db, salida, {
    usuarioId,
    ...contacto,
    comentario: frase,
    estadoLiquidacion: 'retenida',
  })
  const venceEn = new Date(AHORA.getTime() + 30 * 86_400_000)
  const mensaje = unId('mensaje canario')
  await db
    .insertInto('mensajes')
    .values({ id: mensaje, reservaId: reserva.id, lado: 'viajero', usuarioId, texto: frase, createdAt: AHORA })
    .execute()
  await db
    .insertInto('viajerosFrecuentes')
    .values({
      id: unId('viajero canario'),
      usuarioId,
      nombre,
      tipo: 'adulto',
      email,
      telefono,
      nota: `${documento} ${frase}`,
      createdAt: AHORA,
      updatedAt: AHORA,
    })
    .execute()
  await db
    .insertInto('facturas')
    .values({
      reservaId: reserva.id,
      rut,
      razonSocial: nombre,
      giro: frase,
      direccion: frase,
      email,
      createdAt: AHORA,
      updatedAt: AHORA,
    })
    .execute()
  await db
    .insertInto('solicitudesDatos')
    .values({
      id: unId('solicitud canaria'),
      usuarioId,
      derecho: 'oposicion',
      detalle: frase,
      estado: 'recibida',
      venceEn,
      createdAt: AHORA,
    })
    .execute()
  await db
    .insertInto('exportaciones')
    .values({
      id: unId('copia canaria'),
      usuarioId,
      estado: 'lista',
      avance: 100,
      datos: JSON.stringify({ cuenta: [{ nombre, email }] }),
      listaEn: AHORA,
      venceEn,
      createdAt: AHORA,
    })
    .execute()
  await unaEspera(db, salida, { id: unId('espera canaria'), usuarioId, ...contacto })
  const regalo = await unRegalo(db, {
    codigo: frase,
    usuarioId,
    deNombre: nombre,
    deEmail: email,
    paraNombre: nombre,
    paraEmail: email,
    mensaje: frase,
  })
  return {
    reservas: reserva.id,
    reservaId: reserva.id,
    reserva: reserva.id,
    conversaciones: reserva.id,
    hiloId: reserva.id,
    mensajeId: mensaje,
    personas: usuarioId,
    personaId: usuarioId,
    fichaId: usuarioId,
    viajeros: unId('viajero canario'),
    exportaciones: unId('copia canaria'),
    esperas: unId('espera canaria'),
    regalos: regalo.id,
    solicitudId: unId('solicitud canaria'),
    salidaId: salida.id,
    salidas: salida.id,
  }
}
