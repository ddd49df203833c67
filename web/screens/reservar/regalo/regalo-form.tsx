import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import type { ExperienciaDetalle } from '#contract/experiencias.ts'
import { REGALO_MAX, REGALO_MIN } from '#contract/topes.ts'
import type { Usuario } from '#contract/usuarios.ts'
import { erroresDeCampos, obligatorio, reglaCorreo } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { formatPesos } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'

const MONTOS = [30_000, 50_000, 100_000]
const OTRO = 'otro'

const enPesos = (texto: string): number => Number(texto.replaceAll(/[^\d]/g, '')) || 0

const REGLAS = {
  eleccion: (value: string) => (value ? undefined : 'Elige un monto'),
  otroMonto: (value: string, form: FormData) => {
    if (form.get('eleccion') !== OTRO) return undefined
    const monto = enPesos(value)
    return monto >= REGALO_MIN && monto <= REGALO_MAX ? undefined : `Elige entre ${formatPesos(REGALO_MIN)} y ${formatPesos(REGALO_MAX)}`
  },
  paraNombre: obligatorio('Escribe el nombre de quien la recibe'),
  paraEmail: (value: string) => (value ? reglaCorreo(value) : 'Escribe el correo de quien la recibe'),
  deNombre: obligatorio('Escribe tu nombre'),
  deEmail: (value: string, form: FormData) => (form.has('deEmail') ? reglaCorreo(value) : undefined),
  aceptaTerminos: (value: string) => (value ? undefined : 'Acepta los Términos para pagar'),
}

type RegaloFormProps = { usuario: Usuario | null; experiencia: ExperienciaDetalle | null }

/** What, for whom and when; the payment is on the provider's page. */
export function RegaloForm({ usuario, experiencia }: RegaloFormProps) {
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const sugerido = experiencia ? Math.min(REGALO_MAX, Math.max(REGALO_MIN, experiencia.precioPorPersona)) : null
  const [eleccion, setEleccion] = useState(sugerido ? String(sugerido) : '')
  const [otro, setOtro] = useState('')
  const [hoy] = useState(() => diaEn(new Date()))
  const [intento] = useState(() => crypto.randomUUID())
  const comprar = useMutation({
    mutationFn: (datos: Parameters<typeof api.call<'comprarRegalo'>>[1]) => api.call('comprarRegalo', datos, { idempotencyKey: `${intento}:${JSON.stringify(datos).length}` }),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      if (error instanceof ApiError && error.status === 422) showAll(erroresDeCampos(error))
    },
  })

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (comprar.isPending || comprar.isSuccess || !checkForm(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    const campo = (name: string): string => String(data.get(name) ?? '').trim()
    comprar.mutate({
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

  const monto = eleccion === OTRO ? enPesos(otro) : Number(eleccion)
  const montos = sugerido ? [...new Set([sugerido, Math.min(REGALO_MAX, sugerido * 2), ...MONTOS])].slice(0, 4) : MONTOS
  const falla = comprar.error && !(comprar.error instanceof ApiError && comprar.error.status === 422) ? comprar.error : null
  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-6">
      {falla && (
        <Notice tone="danger" role="alert" title="No pudimos abrir el pago. No hubo ningún cobro">
          {detalleDe(falla)}
        </Notice>
      )}
      <ErrorSummary errores={summary} />
      <section aria-labelledby="regalo-monto" className="grid gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6">
        <h2 id="regalo-monto">1. El regalo</h2>
        {experiencia && (
          <p className="text-text-2">
            Pensaste en{' '}
            <Link to={`/experience/${experiencia.slug}`} className="font-medium text-primary underline">
              {experiencia.nombreExperiencia}
            </Link>
            , {formatPesos(experiencia.precioPorPersona)} por persona. El correo la recomienda, y sirve para cualquier otra.
          </p>
        )}
        <RadioGroup legend="Monto" name="eleccion" look="cards" error={errors.eleccion} value={eleccion} onValueChange={setEleccion} options={[...montos.map((monto) => ({ value: String(monto), label: formatPesos(monto) })), { value: OTRO, label: 'Otro monto' }]} />
        {eleccion === OTRO && (
          <Field label="¿Cuánto?" name="otroMonto" hint={`Entre ${formatPesos(REGALO_MIN)} y ${formatPesos(REGALO_MAX)}`} error={errors.otroMonto}>
            <TextInput inputMode="numeric" autoComplete="off" maxLength={9} placeholder="$80.000" value={otro} onChange={(event) => setOtro(event.currentTarget.value)} />
          </Field>
        )}
      </section>
      <section aria-labelledby="regalo-para" className="grid gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6">
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
        <Field label="Día en que llega" name="enviarEl" hint="Si no eliges, llega al pagar" isOptional error={errors.enviarEl}>
          <DateInput min={hoy} />
        </Field>
      </section>
      <section aria-labelledby="regalo-de" className="grid gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6">
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
      <div className="grid gap-1">
        <Button type="submit" isWide status={comprar.isPending || comprar.isSuccess ? 'loading' : 'default'}>
          Ir al pago
        </Button>
        <p className="text-center text-small text-text-2">
          {monto > 0 && <strong className="font-semibold text-text">{formatPesos(monto)}. </strong>}
          Pagas con tarjeta en el paso siguiente
        </p>
      </div>
    </form>
  )
}
