import { TIPOS_DOCUMENTO } from '#contract/enumeraciones.ts'
import { TIPOS_EXPERIENCIA } from '#contract/enumeraciones/tipos-de-experiencia.ts'
import type { CampoDeRegla } from '#contract/reglas.ts'

const opcion = (valor: string, nombre = valor) => ({ valor, nombre })

const DOCUMENTOS: Record<(typeof TIPOS_DOCUMENTO)[number], string> = {
  identidad: 'Cédula o pasaporte',
  constitucion: 'Escritura o estatuto',
  inicio_actividades: 'Inicio de actividades',
  sernatur: 'Registro Sernatur',
  seguro: 'Póliza de accidentes',
  primeros_auxilios: 'Primeros auxilios',
  plan_emergencia: 'Plan de emergencia',
  resolucion_sanitaria: 'Resolución sanitaria',
}

export const DOCUMENTO: readonly CampoDeRegla[] = [
  {
    tipo: 'opcion',
    campo: 'tipo',
    nombre: 'Documento',
    opciones: TIPOS_DOCUMENTO.map((tipo) => opcion(tipo, DOCUMENTOS[tipo])),
  },
  { tipo: 'texto', campo: 'nombre', nombre: 'Nombre', max: 80 },
  { tipo: 'texto', campo: 'porque', nombre: 'Por qué se pide', max: 280 },
  {
    tipo: 'opcion',
    campo: 'categoria',
    nombre: 'Para qué categoría',
    opciones: [opcion('*', 'Todas'), ...TIPOS_EXPERIENCIA.map((tipo) => opcion(tipo))],
  },
  {
    tipo: 'opcion',
    campo: 'operador',
    nombre: 'A quién',
    opciones: [
      opcion('*', 'Anfitriones y proveedores'),
      opcion('anfitrion', 'Anfitriones'),
      opcion('proveedor', 'Proveedores'),
    ],
  },
  {
    tipo: 'opcion',
    campo: 'tarea',
    nombre: 'En qué paso',
    opciones: [
      opcion('identidad', 'Identidad'),
      opcion('actividad', 'Actividad tributaria'),
      opcion('registro', 'Registro y seguridad'),
      opcion('pagos', 'Pagos'),
    ],
  },
  { tipo: 'siNo', campo: 'conVencimiento', nombre: 'Tiene fecha de vencimiento' },
  { tipo: 'siNo', campo: 'obligatorio', nombre: 'Es obligatorio' },
]
