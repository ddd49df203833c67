/* oxlint-disable react/no-array-index-key -- an entry is told by its place alone while it is written, and its fields keep no state */
import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CampoDeRegla } from '#contract/reglas.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FieldError } from '#web/ui/field-error.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { ColorMuestra } from './color-muestra.tsx'
import { type CampoSimple, deCaja, enCaja, tituloDeUno, vacioDe, type Valores } from './valores.ts'

type CamposProps = {
  campos: readonly CampoDeRegla[]
  valores: Valores
  onChange: (valores: Valores) => void
  /** Where these fields stand in the whole: 'contenido.flexible.0.'. */
  donde: string
  errores: Partial<Record<string, string>>
}

/** The form of a rule, drawn from the description that the server checks it by. */
export function Campos({ campos, valores, onChange, donde, errores }: CamposProps) {
  return campos.map((campo) => {
    const comun = {
      valor: valores[campo.campo],
      onChange: (valor: unknown) => onChange({ ...valores, [campo.campo]: valor }),
      name: donde + campo.campo,
      errores,
    }
    if (campo.tipo === 'grupo') return <Grupo key={campo.campo} campo={campo} {...comun} />
    if (campo.tipo === 'lista') return <Lista key={campo.campo} campo={campo} {...comun} />
    return <Simple key={campo.campo} campo={campo} {...comun} />
  })
}

type De<T> = {
  campo: T
  valor: unknown
  onChange: (valor: unknown) => void
  name: string
  errores: CamposProps['errores']
}

function Grupo({ campo, valor, onChange, name, errores }: De<CampoDeRegla & { tipo: 'grupo' }>) {
  return (
    <fieldset className="grid gap-4 rounded-card border border-border p-4">
      <legend className="px-1 font-semibold">{campo.nombre}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Campos
          campos={campo.campos}
          valores={(valor as Valores | undefined) ?? {}}
          onChange={onChange}
          donde={`${name}.`}
          errores={errores}
        />
      </div>
    </fieldset>
  )
}

function Lista({ campo, valor, onChange, name, errores }: De<CampoDeRegla & { tipo: 'lista' }>) {
  const lista = (valor as Valores[] | undefined) ?? []
  const cambiar = (i: number, uno: Valores) => onChange(lista.map((cada, k) => (k === i ? uno : cada)))
  const isShort = campo.campos.length <= 2
  return (
    <fieldset className="grid gap-3 rounded-card border border-border p-4">
      <legend className="px-1 font-semibold">{campo.nombre}</legend>
      <FieldError id={`${name}-error`} message={errores[name]} />
      {lista.length === 0 && <p className="text-small text-text-2">Nada en la lista</p>}
      {lista.map((uno, i) => {
        const titulo = tituloDeUno(campo.campos, uno, i, campo.uno)
        const quitar = () => onChange(lista.filter((_, k) => k !== i))
        const campos = (
          <Campos
            campos={campo.campos}
            valores={uno}
            onChange={(valores) => cambiar(i, valores)}
            donde={`${name}.${i}.`}
            errores={errores}
          />
        )
        if (!isShort)
          return (
            <UnoLargo
              key={`${name}.${i}`}
              titulo={titulo}
              isOpenAtFirst={tieneErrores(errores, `${name}.${i}.`)}
              onQuitar={quitar}
              campos={campos}
            />
          )
        return (
          <div key={i} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
            <div className="grid gap-3 sm:grid-cols-2">{campos}</div>
            <IconButton label={`Quitar ${titulo}`} icon={<Trash2 size={20} />} onClick={quitar} />
          </div>
        )
      })}
      {lista.length < campo.max && (
        <Button
          variant="outline"
          className="justify-self-start"
          icon={<Plus size={20} aria-hidden />}
          onClick={() => onChange([...lista, vacioDe(campo.campos)])}
        >
          Agregar {campo.uno.toLowerCase()}
        </Button>
      )}
    </fieldset>
  )
}

function UnoLargo({
  titulo,
  isOpenAtFirst,
  onQuitar,
  campos,
}: {
  titulo: string
  isOpenAtFirst: boolean
  onQuitar: () => void
  campos: ReactNode
}) {
  return (
    <Disclosure title={titulo} isOpenAtFirst={isOpenAtFirst}>
      <div className="grid gap-4">
        {campos}
        <Button variant="danger-outline" className="justify-self-start" onClick={onQuitar}>
          Quitar {titulo}
        </Button>
      </div>
    </Disclosure>
  )
}

const tieneErrores = (errores: CamposProps['errores'], donde: string): boolean =>
  Object.keys(errores).some((campo) => campo.startsWith(donde))

function Simple({ campo, valor, onChange, name, errores }: De<CampoSimple>) {
  if (campo.tipo === 'siNo')
    return (
      <Switch
        label={campo.nombre}
        hint={campo.ayuda}
        name={name}
        checked={valor === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  const unidad = 'unidad' in campo && campo.unidad && campo.unidad !== '$' ? campo.unidad : null
  const opcional = 'opcional' in campo && campo.opcional
  const vacio = 'vacio' in campo ? campo.vacio : undefined
  const enPesos = 'unidad' in campo && campo.unidad === '$' && typeof valor === 'number' ? formatPesos(valor) : null
  const falta = campo.pedido !== undefined && (valor === '' || valor === null || valor === undefined)
  const hint =
    [enPesos, campo.ayuda, vacio ? `Vacío: ${vacio}` : null, falta ? campo.pedido : null].filter(Boolean).join('. ') ||
    undefined
  const label = [campo.nombre, unidad && `(${unidad})`, campo.tipo === 'tasa' && '(%)'].filter(Boolean).join(' ')
  return (
    <div className={campo.tipo === 'texto' ? undefined : 'max-w-80'}>
      <Field
        label={label}
        name={name}
        hint={hint}
        error={errores[name]}
        isOptional={Boolean(opcional)}
        {...(campo.pedido !== undefined && {
          optionalMark: falta ? <span className="text-warning">(falta)</span> : null,
        })}
      >
        <Caja campo={campo} valor={valor} onChange={onChange} />
      </Field>
      {campo.tipo === 'texto' && campo.formato === 'color' && (
        <ColorMuestra campo={campo.campo} valor={String(valor ?? '')} onElegir={onChange} />
      )}
    </div>
  )
}

function Caja({ campo, valor, onChange }: Pick<De<CampoSimple>, 'campo' | 'valor' | 'onChange'>) {
  if (campo.tipo === 'opcion')
    return (
      <Select
        value={String(valor ?? '')}
        options={campo.opciones.map((una) => ({ value: una.valor, label: una.nombre }))}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  if (campo.tipo === 'texto' && campo.parrafos)
    return (
      <Textarea
        rows={6}
        maxLength={campo.max}
        value={String(valor ?? '')}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  if (campo.tipo === 'fecha')
    return <DateInput value={String(valor ?? '')} onValueChange={(fecha) => onChange(fecha)} />
  const isNumber = campo.tipo === 'entero' || campo.tipo === 'tasa'
  return (
    <TextInput
      inputMode={isNumber ? (campo.tipo === 'tasa' ? 'decimal' : 'numeric') : undefined}
      autoComplete="off"
      maxLength={campo.tipo === 'texto' ? campo.max : 12}
      icon={campo.tipo === 'entero' && campo.unidad === '$' && <span className="text-body">$</span>}
      value={enCaja(campo, valor)}
      onChange={(event) => onChange(deCaja(campo, event.currentTarget.value))}
    />
  )
}
