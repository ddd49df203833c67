import { nombreDeComuna } from '#contract/comunas.ts'
import type { CampoDeRegla } from '#contract/reglas.ts'
import { textoMostrado } from '#domain/reglas/formatos.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatDiaConAno, formatPesos } from '#web/ui/formato.ts'
import { type CampoSimple, enCaja, tituloDeUno, type Valores } from './valores.ts'

/** A content as it is read: each field with its name. */
export function Contenido({ campos, valores }: { campos: readonly CampoDeRegla[]; valores: Valores }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {campos.map((campo) => (
        <div
          key={campo.campo}
          className={
            campo.tipo === 'lista' || campo.tipo === 'grupo' || campo.tipo === 'texto'
              ? 'grid content-start gap-1 sm:col-span-2'
              : 'grid content-start gap-1'
          }
        >
          <dt className="text-small text-text-2">{campo.nombre}</dt>
          <dd className="min-w-0 wrap-anywhere whitespace-pre-line">
            <Valor campo={campo} valor={valores[campo.campo]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Valor({ campo, valor }: { campo: CampoDeRegla; valor: unknown }) {
  if (campo.tipo === 'grupo') return <Contenido campos={campo.campos} valores={(valor as Valores | undefined) ?? {}} />
  if (campo.tipo === 'lista') return <Lista campo={campo} lista={(valor as Valores[] | undefined) ?? []} />
  return enPalabras(campo, valor)
}

function Lista({ campo, lista }: { campo: CampoDeRegla & { tipo: 'lista' }; lista: Valores[] }) {
  if (lista.length === 0) return '—'
  if (campo.campos.length > 2) {
    return lista.map((uno, i) => (
      // oxlint-disable-next-line react/no-array-index-key -- what is read does not move
      <Disclosure key={i} title={tituloDeUno(campo.campos, uno, i, campo.uno)}>
        <Contenido campos={campo.campos} valores={uno} />
      </Disclosure>
    ))
  }
  return (
    <ul className={lista.length > 8 ? 'columns-1 gap-6 space-y-1 sm:columns-2' : 'grid gap-1'}>
      {lista.map((uno, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- what is read does not move
        <li key={i}>{campo.campos.map((cada) => enPalabras(cada as CampoSimple, uno[cada.campo])).join('\u00a0· ')}</li>
      ))}
    </ul>
  )
}

function enPalabras(campo: CampoSimple, valor: unknown): string {
  if (campo.tipo === 'siNo') return valor ? 'Sí' : 'No'
  if (campo.tipo === 'opcion') return campo.opciones.find((una) => una.valor === valor)?.nombre ?? String(valor)
  if (campo.tipo === 'tasa') return `${enCaja(campo, valor)} %`
  if (campo.campo === 'comuna') return nombreDeComuna(String(valor)) ?? String(valor)
  if (campo.tipo === 'fecha') return valor ? formatDiaConAno(String(valor)) : '—'
  if (campo.tipo !== 'entero') return textoMostrado(campo, valor)
  if (valor === null) return campo.vacio ?? '—'
  return campo.unidad === '$' ? formatPesos(valor as number) : [String(valor), campo.unidad].filter(Boolean).join(' ')
}
