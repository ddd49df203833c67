import { lineAt, type Source, type Violation } from './sources.ts'

const compared = /^(?:contract|domain|server|web)\/.*\.tsx?$/
// Made by a tool, or rows and drawings in which a list is data.
const skipped = /^(?:server\/(?:testing|db)|web\/(?:illustrations|screens\/sistema)|web\/api\/rutas[\w-]*\.ts$)/
const array = /(?<=([\w.]*\(?\s*))\[\s*((?:'[^'\n]*'\s*,\s*)+'[^'\n]*'\s*,?\s*)\]/g
const union = /(?<=([\w.]*<?[^<>=:;()\n]*)[=:|,<(]\s*)(?:\|\s*)?('[^'\n]*'(?:\s*\|\s*'[^'\n]*')+)/g
const literal = /'([^'\n]*)'/g
// Columns and fields that are taken of a thing are of whoever takes them.
const taken = /\.(?:select|returning|columns|groupBy)\(\s*$|^(?:Pick|Omit)</
// Reasons why a call refuses are of that call.
const isReason = (word: string): boolean => /^[a-z]+(?:-[a-z]+)+$/.test(word)

/** Equal words of different things, which may come to differ; by the words in order, with the only files that may have them. */
const APART: Readonly<Record<string, { files: RegExp; because: string }>> = {
  'abr ago dic ene feb jul jun mar may nov oct sept': {
    files: /^(?:domain\/fechas-en-palabras|web\/ui\/formato)\.ts$/,
    because: 'web/ui imports nothing of ours',
  },
  'abril agosto diciembre enero febrero julio junio marzo mayo noviembre octubre septiembre': {
    files: /^(?:domain\/fechas-en-palabras|web\/ui\/formato)\.ts$/,
    because: 'web/ui imports nothing of ours',
  },
  'domingo jueves lunes martes miércoles sábado viernes': {
    files: /^(?:domain\/fechas-en-palabras|web\/ui\/formato)\.ts$/,
    because: 'web/ui imports nothing of ours',
  },
  'default large small': {
    files: /^web\/ui\/(?:avatar|dialog-frame|price)\.tsx$/,
    because: 'each piece has the sizes that it is drawn in',
  },
  'borrador en_revision observada pausada publicada retirada': {
    files: /^(?:contract\/enumeraciones\/experiencias|server\/modules\/experiencias\/propias\.db)\.ts$/,
    because: 'the order in which an operator sees theirs: what waits for them first',
  },
  'confirmada no_asistio pagada realizada': {
    files: /^domain\/(?:disponibilidad\/cupos|reservas\/factura)\.ts$/,
    because: 'what holds a place, and what an invoice is made out for',
  },
  'confirmada no_asistio realizada': {
    files: /^domain\/reservas\/(?:correos|entrada)\.ts$/,
    because: 'what a mail still tells of, and what has a ticket',
  },
  'confirmada pagada pendiente': {
    files: /^domain\/(?:reservas\/correos|reventas\/plazos)\.ts$/,
    because: 'of what a change of hour is told, and what lives for whoever resells it',
  },
  'confirmada no_asistio no_prestada realizada': {
    files: /^domain\/(?:mensajes\/hilo|permisos\/reservas)\.ts$/,
    because: 'whose messages show what would be hidden, and whose contact is shown',
  },
  'cancelada no_prestada rechazada': {
    files: /^(?:web\/screens\/cuenta\/entradas\/entrada-vista\.tsx|server\/modules\/b2b\/reserva-b2b\.json\.ts)$/,
    because: 'what a ticket no longer shows, and what is over for a system of a company',
  },
  ' all todas todos': {
    files: /^(?:web\/screens\/explorar\/busqueda\/filtros|server\/modules\/proveedores\/listar-proveedores)\.ts$/,
    because: 'what an address of the search says for any, and what a call of the API takes for any',
  },
}

/** A list of three words or more stands once: its second copy is the one that somebody forgets. */
export function checkLists(sources: Source[]): Violation[] {
  const first = new Map<string, string>()
  return sources
    .filter(({ path, isTest }) => compared.test(path) && !skipped.test(path) && !isTest)
    .flatMap((source) =>
      listsOf(source).flatMap(({ words, line }): Violation[] => {
        const key = words.join(' ')
        const other = first.get(key) ?? source.path
        first.set(key, other)
        if (other === source.path || mayStandIn(key, [other, source.path])) return []
        const few = words.slice(0, 3).join(', ')
        return [
          {
            rule: 'lists-once',
            path: source.path,
            line,
            message: `«${few}…» ya está en ${other}: una lista se escribe una vez (contract/enumeraciones) y se importa`,
          },
        ]
      }),
    )
}

const mayStandIn = (key: string, paths: string[]): boolean => paths.every((path) => APART[key]?.files.test(path))

function listsOf({ path, code }: Source): { words: string[]; line: number }[] {
  return [array, union].flatMap((pattern) =>
    [...code.matchAll(pattern)]
      .filter(([, before]) => !taken.test(before ?? ''))
      .map((match) => ({
        words: [...new Set([...(match[2] ?? '').matchAll(literal)].map(([, word]) => word ?? ''))].sort(),
        line: lineAt(code, match.index),
      }))
      .filter(({ words }) => words.length > 2 && !(path.startsWith('contract/') && words.every(isReason))),
  )
}
