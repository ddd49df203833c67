import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import type { EstadoProveedor } from '#contract/proveedores.ts'
import { RADIO_CASA_METROS } from '#domain/experiencias/casa.ts'
import { fichaDe } from '#domain/experiencias/ficha.ts'
import { promediosDe } from '#domain/resenas/aspectos.ts'
import { recibeReservas } from '#domain/permisos/experiencias.ts'
import type { Cancelacion } from '#domain/reglas/clases.ts'
import { urlDeFoto } from '#server/modules/fotos/index.ts'
import type { Foto, FotoDeEncuentro } from './detalle.ts'
import type { ExperienciaCompleta } from './experiencias.db.ts'

export function toExperienciaJson(row: ExperienciaCompleta, politicas: Cancelacion): ExperienciaDetalle {
  const politicaCancelacion = row.politicaCancelacion as ExperienciaDetalle['politicaCancelacion']
  const { puntoEncuentro, casa, ...detalle } = row.detalle
  const estado = row.estado as ExperienciaDetalle['estado']
  const ficha = fichaDe(row)
  return {
    ...ficha,
    recogida: [],
    recogidaObligatoria: false,
    preguntas: [],
    planB: '',
    ...detalle,
    calificacion: {
      ...ficha.calificacion,
      porEstrellas: row.porEstrellas,
      ocultas: row.ocultas,
      aspectos: promediosDe(row.aspectos),
    },
    codigoCorto: row.codigoCorto,
    estado,
    recibeReservas: recibeReservas(estado, row.operadorEstado as EstadoProveedor),
    descripcionLarga: row.descripcionLarga,
    zonaHoraria: row.zonaHoraria as ExperienciaDetalle['zonaHoraria'],
    fotos: row.fotos as Foto[],
    puntoEncuentro: {
      ...puntoEncuentro,
      foto: fotoDeEncuentro(puntoEncuentro.foto),
      comunaCodigo: row.comunaCodigo,
      lat: row.lat,
      lng: row.lng,
      radioMetros: casa ? RADIO_CASA_METROS : null,
    },
    politicaCancelacion,
    tramosCancelacion: politicas[politicaCancelacion],
    retracto: { vigente: row.retractoVigente, textoVersion: row.retractoVersion },
    confirmacion: row.confirmacion as ExperienciaDetalle['confirmacion'],
    minParticipantes: row.minParticipantes,
    tarifas: row.tarifas,
    operador: operadorDe(row),
  }
}

function fotoDeEncuentro(foto: FotoDeEncuentro | undefined): ExperienciaDetalle['puntoEncuentro']['foto'] {
  return foto ? { url: urlDeFoto(foto.id, '800.webp'), alt: foto.alt } : null
}

function operadorDe(row: ExperienciaCompleta): ExperienciaDetalle['operador'] {
  return {
    tipo: row.proveedorId ? 'proveedor' : 'anfitrion',
    id: (row.proveedorId ?? row.anfitrionId)!,
    slug: row.operadorSlug,
    nombre: row.operadorNombre,
    descripcion: row.operadorDescripcion,
    idiomas: row.operadorIdiomas,
    verificaciones: row.operadorVerificaciones,
  }
}
