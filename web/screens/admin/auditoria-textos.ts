import type { Anotado } from '#contract/auditoria.ts'
import { PAPELES } from '#web/components/equipo/papeles-textos.ts'
import { formatCodigo, formatNumero, formatPesos, formatTasa } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'

type Parte = Anotado['detalle'][number]

/** Names of what was written down; what is not here is told by its own name. */
const NOMBRES: Record<string, string> = {
  a: 'A',
  abonos: 'Abonos',
  ahora: 'Ahora',
  alcance: 'Alcance',
  antes: 'Antes',
  apelacion: 'Apelación',
  asunto: 'Asunto',
  cambios: 'Cambios',
  campos: 'Campos',
  causa: 'Causa',
  centros: 'Centros de costo',
  clase: 'Clase',
  codigo: 'Código',
  creadas: 'Creadas',
  de: 'De',
  derecho: 'Derecho',
  desde: 'Desde',
  despues: 'Después',
  devolucion: 'Devolución',
  devoluciones: 'Devoluciones',
  diferencia: 'Diferencia',
  documento: 'Documento',
  documentos: 'Documentos',
  empresaId: 'Empresa',
  esPropuesta: 'Es propuesta',
  estado: 'Estado',
  eventos: 'Eventos',
  experienciaId: 'Experiencia',
  hasta: 'Hasta',
  intento: 'Cobro',
  lado: 'Lado',
  limite: 'Límite',
  linea: 'Línea',
  margen: 'Margen',
  miembro: 'Miembro',
  modo: 'Modo',
  monto: 'Monto',
  motivo: 'Motivo',
  nota: 'Nota',
  nueva: 'Nueva',
  nuestro: 'Decimos',
  numero: 'Número',
  oculta: 'Oculta',
  operador: 'Operador',
  pago: 'Pago',
  papel: 'Papel',
  permisos: 'Permisos',
  plazoDias: 'Plazo en días',
  porcentaje: 'Porcentaje',
  posicion: 'Posición',
  queda: 'Queda',
  razon: 'Razón',
  reclamadas: 'Reclamadas',
  regla: 'Regla',
  reservas: 'Reservas',
  retiradas: 'Retiradas',
  rotas: 'Promesas rotas',
  salidas: 'Salidas',
  servidor: 'Servidor',
  sinRed: 'Sin conexión',
  suyo: 'Dicen',
  tareas: 'Tareas',
  terminaEn: 'Termina en',
  tipo: 'Tipo',
  total: 'Total',
  trabajo: 'Trabajo',
  version: 'Versión',
}
const EN_PESOS = new Set(['monto', 'total', 'diferencia', 'queda', 'nuestro', 'suyo'])
const INSTANTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const DIA = /^(\d{4})-(\d\d)-(\d\d)$/
const ID = /^[\da-f]{8}-[\da-f]{4}-/

/** 'transferencia.mostrar_cuenta' → 'Transferencia: mostrar cuenta' */
export function nombreDeAccion(accion: string): string {
  const texto = accion
    .replaceAll(/[-_]/g, ' ')
    .replaceAll('.', ': ')
    .replaceAll(/([cs])ion\b/g, '$1ión')
  return texto.charAt(0).toUpperCase() + texto.slice(1)
}

/** What people read, or the code itself, as it is written down. */
export const codigoDeAccion = (nombre: string): string =>
  nombre
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/:\s*/g, '.')
    .replaceAll(/\s+/g, '_')

const CON_CODIGO: ReadonlySet<string> = new Set(['reserva', 'compra', 'transferencia'])

/** 'Reserva H3PR-H29M'; what has no name is told by its kind, and by its id only where that is a word. */
export function nombreDeObjeto({ objeto, objetoId, nombre }: Pick<Anotado, 'objeto' | 'objetoId' | 'nombre'>): string {
  const tipo = nombreDeAccion(objeto)
  if (nombre) return `${tipo} ${CON_CODIGO.has(objeto) ? formatCodigo(nombre) : nombre}`
  return ID.test(objetoId) || objetoId === '' ? tipo : `${tipo} ${objetoId.replaceAll('_', ' ')}`
}

/** 'Monto: $25.000' */
export const textoDeParte = ({ clave, valor }: Parte): string =>
  `${NOMBRES[clave] ?? clave}: ${enPalabras(clave, valor)}`

function enPalabras(clave: string, valor: Parte['valor']): string {
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no'
  if (typeof valor === 'number' && clave === 'margen') return formatTasa(valor)
  if (typeof valor === 'number')
    return clave === 'porcentaje'
      ? `${formatNumero(valor)} %`
      : EN_PESOS.has(clave)
        ? formatPesos(valor)
        : formatNumero(valor)
  if (INSTANTE.test(valor)) return formatSalida(valor)
  const [, ano, mes, dia] = DIA.exec(valor) ?? []
  if (ano) return `${dia}-${mes}-${ano}`
  if (clave === 'papel') return PAPELES.find(({ papel }) => papel === valor)?.nombre ?? valor
  return ID.test(valor) ? valor.slice(0, 8) : valor.replaceAll('_', ' ')
}
