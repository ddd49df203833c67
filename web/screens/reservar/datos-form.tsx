import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Usuario } from '#contract/usuarios.ts'
import { reglaCelular, reglaCorreo, reglaNombreCompleto } from '#web/components/reserva-reglas.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary, type FieldMistake } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { frecuentesQuery, ReservoPara } from './reservo-para.tsx'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import type { Participantes } from '#contract/reservas.ts'
import { type Datos, datosDe, guardarBorrador, leerBorrador, pedidoEscrito } from './borrador.ts'
import { type Pedido, pedidoDe, personasDe, pideAlgo, reglasDe } from './pedido.ts'
import { PedidoForm } from './pedido-form.tsx'

const REGLAS = {
  nombre: reglaNombreCompleto,
  email: reglaCorreo,
  telefono: reglaCelular,
  comentario: (value: string) => ([...value].length > 1000 ? 'Usa 1.000 caracteres como máximo' : undefined),
}

type DatosFormProps = {
  experiencia: ExperienciaDetalle
  salida: Salida
  participantes: Participantes
  usuario: Usuario | null
  loginHref: string
  isBusy: boolean
  /** Refusals of the server, by field. */
  errores: FieldMistake[]
  onSend: (datos: Datos, opciones: { recordarCelular: boolean; pedido: Pedido }) => void
}

export function DatosForm({
  experiencia,
  salida,
  participantes,
  usuario,
  loginHref,
  isBusy,
  errores,
  onSend,
}: DatosFormProps) {
  const personas = personasDe(participantes)
  const dueno = { usuarioId: usuario?.id ?? null, experienciaId: experiencia.id }
  const { form, errors, summary, showAll, checkForm } = useFormErrors({
    ...REGLAS,
    ...reglasDe(experiencia, personas.length),
  })
  const ref = useRef<HTMLFormElement>(null)
  const [inicial, setInicial] = useDatosIniciales(ref, usuario, experiencia.id)
  const [esPropia, setEsPropia] = useState(true)
  const { data: frecuentes } = useQuery({ ...frecuentesQuery, enabled: usuario !== null })
  const companeros = usuario ? [usuario.nombre, ...(frecuentes ?? []).map(({ nombre }) => nombre)] : []

  useEffect(() => {
    if (errores.length > 0) showAll(errores)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new answer of the server is shown again
  }, [errores])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget } = event
    if (!isBusy && checkForm(currentTarget))
      onSend(datosDe(currentTarget), {
        recordarCelular: new FormData(currentTarget).has('recordarCelular'),
        pedido: pedidoDe(currentTarget, experiencia, personas.length),
      })
  }

  function keep(event: FormEvent<HTMLFormElement>) {
    form.onInput(event)
    // The phone field writes its hidden value after this event.
    const { currentTarget } = event
    setTimeout(() => guardarBorrador(dueno, { ...datosDe(currentTarget), pedido: pedidoEscrito(currentTarget) }))
  }

  return (
    <form ref={ref} {...form} method="post" onInput={keep} onSubmit={send} className="grid gap-6">
      <ErrorSummary errores={summary} />
      <section
        aria-labelledby="tus-datos"
        className="grid gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 sm:p-6"
      >
        <h2 id="tus-datos">1. Tus datos</h2>
        {usuario === null && <GuestChoice loginHref={loginHref} />}
        {usuario && (
          <ReservoPara
            usuario={usuario}
            onChoose={(persona) => {
              setEsPropia(persona === usuario)
              if (ref.current)
                setInicial({
                  ...datosDe(ref.current),
                  pedido: pedidoEscrito(ref.current),
                  nombre: persona.nombre,
                  telefono: persona.telefono ?? '',
                })
            }}
          />
        )}
        <Field label="Nombre y apellido" name="nombre" error={errors.nombre}>
          <TextInput key={inicial.nombre} autoComplete="name" defaultValue={inicial.nombre} maxLength={80} />
        </Field>
        <Field label="Correo" name="email" hint="Aquí te enviamos la entrada" error={errors.email}>
          <TextInput
            key={inicial.email}
            type="email"
            autoComplete="email"
            spellCheck={false}
            defaultValue={inicial.email}
            maxLength={254}
          />
        </Field>
        <Field label="Celular" name="telefono" hint="Para avisarte si algo cambia ese día" error={errors.telefono}>
          <PhoneInput key={inicial.telefono} defaultValue={inicial.telefono} />
        </Field>
        {usuario && !usuario.telefono && esPropia && (
          <Checkbox
            name="recordarCelular"
            label="Guardar mi celular en mi perfil"
            hint="La próxima vez pasas directo al pago"
          />
        )}
        {pideAlgo(experiencia) && (
          <PedidoForm
            pedible={experiencia}
            personas={personas}
            inicio={salida.inicio}
            zona={experiencia.zonaHoraria}
            escrito={inicial.pedido}
            errors={errors}
            companeros={companeros}
          />
        )}
        <Field label="Comentarios para tu anfitrión" name="comentario" isOptional error={errors.comentario}>
          <Textarea
            key={inicial.comentario}
            rows={3}
            defaultValue={inicial.comentario}
            maxLength={1000}
            placeholder="Alergias, edades de los niños, lo que quieras contar"
          />
        </Field>
      </section>
      <p className="flex flex-wrap items-baseline gap-x-3 rounded-card border border-dashed border-border px-4 py-4 sm:px-6">
        <span className="font-display text-h2 text-text-2">2. Pago</span>
        <span className="text-small text-text-2">Con tarjeta, en el paso siguiente</span>
      </p>
      <div
        data-sticky-bar
        className="sticky bottom-0 z-bar -mx-4 grid gap-1 border-t border-border bg-bg px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0 lg:static lg:border-0 lg:py-0"
      >
        <Button type="submit" isWide status={isBusy ? 'loading' : 'default'}>
          Ir al pago
        </Button>
        <p className="text-center text-small text-text-2">Todavía no se cobra nada</p>
      </div>
    </form>
  )
}

function GuestChoice({ loginHref }: { loginHref: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-surface-2 px-4 py-2">
      <span className="font-medium">Reserva sin crear una cuenta</span>
      <Link to={loginHref} className="inline-flex min-h-11 items-center font-semibold text-primary underline">
        Ya tengo cuenta
      </Link>
    </div>
  )
}

const VACIOS: Datos & { pedido: Record<string, string> } = {
  nombre: '',
  email: '',
  telefono: '',
  comentario: '',
  pedido: {},
}

/** What was typed here before, else what the account knows; never over what is in the field already. */
function useDatosIniciales(ref: { current: HTMLFormElement | null }, usuario: Usuario | null, experienciaId: string) {
  const [inicial, setInicial] = useState(VACIOS)
  useEffect(() => {
    if (!ref.current) return
    const escritos = datosDe(ref.current)
    const borrador = leerBorrador({ usuarioId: usuario?.id ?? null, experienciaId })
    const elegir = (campo: keyof Datos, deLaCuenta = ''): string => escritos[campo] || borrador[campo] || deLaCuenta
    setInicial({
      nombre: elegir('nombre', usuario?.nombre),
      email: elegir('email', usuario?.email),
      telefono: elegir('telefono', usuario?.telefono ?? ''),
      comentario: elegir('comentario'),
      pedido: { ...borrador.pedido, ...pedidoEscrito(ref.current) },
    })
  }, [ref, usuario, experienciaId])
  return [inicial, setInicial] as const
}
