import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { REGALO_MAX, REGALO_MIN } from '#contract/topes.ts'
import type { Usuario } from '#contract/usuarios.ts'
import { PagosApagados } from '#web/components/pagos-apagados.tsx'
import { obligatorio, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { useActo } from '#web/components/use-acto.ts'
import { usePagosApagados } from '#web/components/use-pagos-apagados.ts'
import { api } from '#web/api/api.ts'
import { recordarRegalo } from '#web/api/claves.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { leerPesos } from '#domain/leer-pesos.ts'
import { PesosInput } from '#web/components/pesos-input.tsx'
import { reglaDePesos } from '#web/components/regla-de-pesos.ts'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { textsOf } from '#web/ui/texts-of.ts'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import type { RegaloEscrito } from './regalo-vista.tsx'

const MONTOS = [30_000, 50_000, 100_000]
const OTRO = 'otro'

/** The amount of another sum; 0 where it is none that can be given. */
function otraSuma(texto: string): number {
  const monto = leerPesos(texto).pesos ?? 0
  return monto >= REGALO_MIN && monto <= REGALO_MAX ? monto : 0
}

const REGLAS = {
  eleccion: (value: string) => (value ? undefined : 'Elige un monto'),
  otroMonto: (value: string, form: FormData) => {
    if (form.get('eleccion') !== OTRO) return undefined
    const fuera = `Elige entre ${formatPesos(REGALO_MIN)} y ${formatPesos(REGALO_MAX)}`
    return reglaDePesos(fuera, { min: REGALO_MIN, max: REGALO_MAX, vacio: fuera })(value)
  },
  paraNombre: obligatorio('Escribe el nombre de quien la recibe'),
  paraEmail: (value: string) => (value ? reglaCorreo(value) : 'Escribe el correo de quien la recibe'),
  deNombre: obligatorio('Escribe tu nombre'),
  deEmail: (value: string, form: FormData) => (form.has('deEmail') ? reglaCorreo(value) : undefined),
  aceptaTerminos: (value: string) => (value ? undefined : 'Acepta los Términos para pagar'),
}

/** Enough for one person of what they were thinking of. */
export const montoSugerido = ({ precioPorPersona }: ExperienciaDetalle): number =>
  Math.min(REGALO_MAX, Math.max(REGALO_MIN, precioPorPersona))

type RegaloFormProps = {
  usuario: Usuario | null
  experiencia: ExperienciaDetalle | null
  /** Told at each change, for the card that shows it. */
  onEscribir: (regalo: RegaloEscrito) => void
}

/** What, for whom and when; the payment is on the provider's page. */
export function RegaloForm({ usuario, experiencia, onEscribir }: RegaloFormProps) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const sinPagos = usePagosApagados()
  const sugerido = experiencia ? montoSugerido(experiencia) : null
  const [eleccion, setEleccion] = useState(sugerido ? String(sugerido) : '')
  const [otro, setOtro] = useState('')
  const [hoy] = useState(() => diaEn(new Date()))
  const [intento] = useState(() => crypto.randomUUID())
  const {
    hacer: comprar,
    status,
    falla,
    isDone,
  } = useActo(
    (datos: Parameters<typeof api.call<'comprarRegalo'>>[1]) =>
      api.call('comprarRegalo', datos, { idempotencyKey: `${intento}:${JSON.stringify(datos).length}` }),
    showAll,
    ({ id, clave, url }) => {
      recordarRegalo(id, clave)
      window.location.assign(url)
    },
  )

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isDone || sinPagos || !checkForm(event.currentTarget)) return
    const campo = textsOf(new FormData(event.currentTarget))
    comprar({
      monto,
      ...(experiencia && { experienciaId: experiencia.id }),
      deNombre: campo('deNombre'),
      deEmail: usuario?.email ?? campo('deEmail'),
      paraNombre: campo('paraNombre'),
      paraEmail: campo('paraEmail'),
      ...(campo('mensaje') && { mensaje: campo('mensaje') }),
      ...(campo('enviarEl') && { enviarEl: campo('enviarEl') }),
      aceptaTerminos: true,
    })
  }

  const monto = eleccion === OTRO ? otraSuma(otro) : Number(eleccion)

  function mostrar(escrito: HTMLFormElement) {
    const campo = textsOf(new FormData(escrito))
    // The field of another sum comes after the choice of it, with what was written there before.
    const otroMonto = escrito.elements.namedItem('otroMonto') ? campo('otroMonto') : otro
    onEscribir({
      monto: campo('eleccion') === OTRO ? otraSuma(otroMonto) : Number(campo('eleccion')),
      paraNombre: campo('paraNombre'),
      mensaje: campo('mensaje'),
      deNombre: campo('deNombre'),
    })
  }

  const montos = sugerido ? [...new Set([sugerido, Math.min(REGALO_MAX, sugerido * 2), ...MONTOS])].slice(0, 4) : MONTOS
  return (
    <form
      {...form}
      method="post"
      onSubmit={submit}
      onInput={(event) => {
        form.onInput(event)
        mostrar(event.currentTarget)
      }}
      className="grid gap-6"
    >
      {sinPagos && (
        <PagosApagados>Aún no podemos vender tarjetas de regalo. La que ya tienes sirve igual.</PagosApagados>
      )}
      {falla && (
        <Notice tone="danger" role="alert" title="No pudimos abrir el pago. No hubo ningún cobro">
          {falla}
        </Notice>
      )}
      <ErrorSummary errores={summary} />
      <section
        aria-labelledby="regalo-monto"
        className="grid gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
      >
        <h2 id="regalo-monto">1. El regalo</h2>
        {experiencia && (
          <p className="text-text-2">
            Pensaste en{' '}
            <Link to={`/experience/${experiencia.slug}`} className="font-medium text-primary underline">
              {experiencia.nombreExperiencia}
            </Link>
            , {formatPesos(experiencia.precioPorPersona)} por persona. El correo la recomienda, y sirve para cualquier
            otra.
          </p>
        )}
        <RadioGroup
          legend="Monto"
          name="eleccion"
          look="cards"
          error={errors.eleccion}
          value={eleccion}
          onValueChange={setEleccion}
          options={[
            ...montos.map((monto) => ({ value: String(monto), label: formatPesos(monto) })),
            { value: OTRO, label: 'Otro monto' },
          ]}
        />
        {eleccion === OTRO && (
          <Field
            label="¿Cuánto?"
            name="otroMonto"
            hint={`Entre ${formatPesos(REGALO_MIN)} y ${formatPesos(REGALO_MAX)}`}
            error={errors.otroMonto}
          >
            <PesosInput placeholder="80.000" value={otro} onValueChange={setOtro} />
          </Field>
        )}
      </section>
      <section
        aria-labelledby="regalo-para"
        className="grid gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
      >
        <h2 id="regalo-para">2. Para quién</h2>
        <Field label="Nombre de quien la recibe" name="paraNombre" error={errors.paraNombre}>
          <TextInput autoComplete="off" maxLength={80} />
        </Field>
        <Field label="Su correo" name="paraEmail" hint="Ahí llega el código" error={errors.paraEmail}>
          <TextInput type="email" autoComplete="off" spellCheck={false} maxLength={254} />
        </Field>
        <Field label="Mensaje" name="mensaje" isOptional>
          <Textarea rows={3} maxLength={500} placeholder="Feliz cumpleaños" />
        </Field>
        <Field
          label="Día en que llega"
          name="enviarEl"
          hint="Si no eliges, llega al pagar"
          isOptional
          error={errors.enviarEl}
        >
          <DateInput min={hoy} />
        </Field>
      </section>
      <section
        aria-labelledby="regalo-de"
        className="grid gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
      >
        <h2 id="regalo-de">3. De parte de</h2>
        <Field label="Tu nombre" name="deNombre" error={errors.deNombre}>
          <TextInput autoComplete="name" defaultValue={usuario?.nombre} maxLength={80} />
        </Field>
        {usuario === null && (
          <Field label="Tu correo" name="deEmail" hint="Te enviamos el comprobante" error={errors.deEmail}>
            <TextInput type="email" autoComplete="email" spellCheck={false} maxLength={254} />
          </Field>
        )}
        <Checkbox
          name="aceptaTerminos"
          error={errors.aceptaTerminos}
          label={
            <>
              Acepto los{' '}
              <Link to="/terminos" target="_blank" className="font-medium text-primary underline">
                Términos
              </Link>
            </>
          }
        />
      </section>
      <div className="grid gap-2">
        <p className="flex items-baseline justify-between gap-4">
          <span className="font-semibold">Total</span>
          {monto > 0 ? (
            <strong className="text-h3 font-semibold tabular-nums">{formatPesos(monto)}</strong>
          ) : (
            <span className="text-text-2">Elige un monto</span>
          )}
        </p>
        <Button type="submit" isWide disabled={sinPagos} status={isDone ? 'loading' : status}>
          Ir al pago
        </Button>
        <p className="text-center text-small text-text-2">
          {sinPagos ? 'Todavía no se puede pagar en línea' : 'Pagas con tarjeta en el paso siguiente'}
        </p>
      </div>
    </form>
  )
}
