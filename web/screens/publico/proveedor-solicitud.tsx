import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Lugar } from '#web/components/alta/campos.tsx'
import { reglaRut } from '#web/components/regla-de-rut.ts'
import { nombreDeRegion } from '#web/components/regiones-textos.ts'
import {
  erroresDeCampos,
  obligatorio,
  reglaCelular,
  reglaClaveNueva,
  reglaCorreo,
} from '#web/components/reserva-reglas.ts'
import { useViva } from '#web/components/use-viva.ts'
import { TIPOS_PROVEEDOR as TIPOS } from '#contract/enumeraciones/operadores.ts'
import { comunasDe } from '#contract/comunas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe, isInvalid } from '#web/api/cliente.ts'
import { guardarSesion } from '#web/api/sesion.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { PhoneInput } from '#web/ui/phone-input.tsx'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { RutInput } from '#web/components/rut-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'
import { type FieldRule, useFormErrors } from '#web/ui/use-form-errors.ts'
import { guardarBorrador, leerBorrador, olvidarBorrador, type Solicitud } from './solicitud-borrador.ts'

const PASOS = ['Empresa', 'Contacto', 'Revisar'] as const

const REGLAS: Record<string, FieldRule>[] = [
  {
    nombreComercial: obligatorio('Escribe el nombre comercial'),
    razonSocial: obligatorio('Escribe la razón social'),
    rut: reglaRut('Escribe el RUT'),
    tipoProveedor: obligatorio('Elige un tipo de proveedor'),
  },
  {
    representante: obligatorio('Escribe quién representa a la empresa'),
    email: reglaCorreo,
    telefono: reglaCelular,
    region: obligatorio('Elige una región'),
    comunaCodigo: obligatorio('Elige una comuna'),
    password: reglaClaveNueva,
  },
  { aceptaTerminos: (value) => (value ? undefined : 'Acepta los Términos para continuar') },
]
const DE_EMPRESA = ['nombreComercial', 'razonSocial', 'rut', 'tipoProveedor']

/** Three short pages; what was typed survives leaving, but for the password. */
export function ProveedorSolicitud() {
  const navigate = useNavigate()
  const [paso, setPaso] = useState(0)
  const [escritos, setDatos] = useState<Solicitud | null>(null)
  const isViva = useViva()
  // The draft is this browser's: what the server rendered knows none.
  const datos = escritos ?? (isViva ? leerBorrador() : {})
  const [password, setPassword] = useState('')
  const titulo = useRef<HTMLHeadingElement>(null)
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS[paso]!)

  const enviar = useMutation({
    mutationFn: () =>
      api.call('registrarProveedor', {
        ...datos,
        tipoProveedor: datos.tipoProveedor as 'Viña',
        region: datos.region as '13',
        ...(datos.sitio ? { sitio: datos.sitio } : {}),
        password,
        aceptaTerminos: true,
      } as Parameters<typeof api.call<'registrarProveedor'>>[1]),
    onSuccess: ({ token }) => {
      olvidarBorrador()
      guardarSesion('proveedor', token)
      void navigate('/proveedor/alta')
    },
    onError: (error) => {
      if (!isInvalid(error)) return
      const errores = erroresDeCampos(error)
      setPaso(errores.some(({ campo }) => DE_EMPRESA.includes(campo)) ? 0 : 1)
      setTimeout(() => showAll(errores), 0)
    },
  })

  function ir(destino: number) {
    setPaso(destino)
    showAll([])
    setTimeout(() => titulo.current?.focus(), 0)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!checkForm(event.currentTarget)) return
    if (paso === 2) return enviar.mutate()
    const data = new FormData(event.currentTarget)
    const nuevos = Object.fromEntries(
      [...data.entries()]
        .filter(([campo, valor]) => campo !== 'password' && typeof valor === 'string')
        .map(([campo, valor]) => [campo, String(valor).trim()]),
    )
    if (data.has('password')) setPassword(String(data.get('password')))
    const todo = { ...datos, ...nuevos }
    setDatos(todo)
    guardarBorrador(todo)
    ir(paso + 1)
  }

  const falla = enviar.error && !isInvalid(enviar.error) ? enviar.error : null
  return (
    <form
      {...form}
      key={paso}
      method="post"
      onSubmit={submit}
      className="grid max-w-140 grid-cols-1 gap-5 rounded-card border border-border bg-surface p-4 shadow-e1 lg:p-6"
    >
      <div className="grid gap-1">
        <p className="text-small text-text-2">
          Paso {paso + 1} de {PASOS.length}
        </p>
        <h3 ref={titulo} tabIndex={-1} className="outline-none">
          {PASOS[paso]}
        </h3>
      </div>
      {falla && (
        <Notice
          role="alert"
          tone="danger"
          title={detalleDe(falla)}
          action={
            falla instanceof ApiError && falla.status === 409 ? (
              <ButtonLink to="/proveedor/login" variant="outline">
                Ingresa como proveedor
              </ButtonLink>
            ) : undefined
          }
        />
      )}
      <ErrorSummary errores={summary} />
      {paso === 0 && <DeEmpresa datos={datos} errors={errors} />}
      {paso === 1 && <DeContacto datos={datos} errors={errors} />}
      {paso === 2 && <Revisar datos={datos} errors={errors} onCambiar={ir} />}
      <div className="flex flex-wrap gap-3">
        {paso > 0 && (
          <Button variant="outline" onClick={() => ir(paso - 1)}>
            Volver
          </Button>
        )}
        <Button type="submit" className="grow" status={enviar.isPending ? 'loading' : 'default'}>
          {paso === 2 ? 'Enviar solicitud' : 'Seguir'}
        </Button>
      </div>
    </form>
  )
}

type PasoProps = { datos: Solicitud; errors: Partial<Record<string, string>> }

function DeEmpresa({ datos, errors }: PasoProps) {
  return (
    <>
      <Field label="Nombre comercial" name="nombreComercial" error={errors.nombreComercial}>
        <TextInput
          autoComplete="organization"
          maxLength={80}
          defaultValue={datos.nombreComercial ?? ''}
          key={datos.nombreComercial}
        />
      </Field>
      <Field label="Razón social" name="razonSocial" error={errors.razonSocial}>
        <TextInput maxLength={120} defaultValue={datos.razonSocial ?? ''} key={datos.razonSocial} />
      </Field>
      <Field label="RUT empresa" name="rut" hint="Con guion, como 76.123.456-0" error={errors.rut}>
        <RutInput defaultValue={datos.rut ?? ''} key={datos.rut} />
      </Field>
      <Field label="Tipo de proveedor" name="tipoProveedor" error={errors.tipoProveedor}>
        <Select
          options={[{ value: '', label: 'Elige un tipo' }, ...TIPOS.map((tipo) => ({ value: tipo, label: tipo }))]}
          defaultValue={datos.tipoProveedor ?? ''}
          key={datos.tipoProveedor}
        />
      </Field>
    </>
  )
}

function DeContacto({ datos, errors }: PasoProps) {
  return (
    <>
      <Field label="Representante" name="representante" error={errors.representante}>
        <TextInput autoComplete="name" maxLength={80} defaultValue={datos.representante ?? ''} />
      </Field>
      <Field label="Correo" name="email" hint="Con este correo ingresas como proveedor" error={errors.email}>
        <TextInput type="email" autoComplete="email" maxLength={254} defaultValue={datos.email ?? ''} />
      </Field>
      <Field label="Celular" name="telefono" hint="9 dígitos, empieza con 9" error={errors.telefono}>
        <PhoneInput defaultValue={datos.telefono ?? ''} />
      </Field>
      <Lugar
        inicial={datos.region ? { region: datos.region, comunaCodigo: datos.comunaCodigo ?? '' } : undefined}
        errors={errors}
      />
      <Field label="Sitio web" name="sitio" isOptional error={errors.sitio}>
        <TextInput inputMode="url" autoComplete="url" maxLength={200} defaultValue={datos.sitio ?? ''} />
      </Field>
      <Field label="Contraseña" name="password" hint="Mínimo 10 caracteres. Puedes pegarla" error={errors.password}>
        <PasswordInput autoComplete="new-password" />
      </Field>
    </>
  )
}

function Revisar({ datos, errors, onCambiar }: PasoProps & { onCambiar: (paso: number) => void }) {
  return (
    <>
      <Repaso
        titulo="Empresa"
        filas={[
          ['Nombre comercial', datos.nombreComercial],
          ['Razón social', datos.razonSocial],
          ['RUT', rutMostrado(datos.rut ?? '')],
          ['Tipo', datos.tipoProveedor],
        ]}
        onCambiar={() => onCambiar(0)}
      />
      <Repaso
        titulo="Contacto"
        filas={[
          ['Representante', datos.representante],
          ['Correo', datos.email],
          ['Celular', mostrarTelefono(datos.telefono ?? '')],
          ['Lugar', lugarDe(datos)],
          ['Sitio', datos.sitio],
        ]}
        onCambiar={() => onCambiar(1)}
      />
      <Checkbox
        name="aceptaTerminos"
        value="si"
        id="campo-aceptaTerminos"
        label={
          <>
            Acepto los{' '}
            <a href="/terminos" target="_blank" rel="noreferrer" className="text-primary underline">
              Términos
            </a>
          </>
        }
        error={errors.aceptaTerminos}
      />
    </>
  )
}

function Repaso({
  titulo,
  filas,
  onCambiar,
}: {
  titulo: string
  filas: [string, string | undefined][]
  onCambiar: () => void
}) {
  return (
    <section aria-label={titulo} className="grid gap-2">
      <h4 className="font-sans text-body font-semibold">{titulo}</h4>
      <dl className="border-t border-border">
        {filas
          .filter(([, valor]) => valor)
          .map(([nombre, valor]) => (
            <div
              key={nombre}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-border py-1 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
            >
              <dt className="text-text-2">{nombre}</dt>
              <dd className="break-words max-sm:row-start-2">{valor}</dd>
              <dd className="-mr-3 max-sm:row-span-2">
                <Button variant="quiet" size="dense" onClick={onCambiar} aria-label={`Cambiar ${nombre.toLowerCase()}`}>
                  Cambiar
                </Button>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  )
}

function lugarDe({ region = '', comunaCodigo = '' }: Solicitud): string {
  const comuna = comunasDe(region).find(({ codigo }) => codigo === comunaCodigo)?.nombre ?? ''
  return [comuna, nombreDeRegion(region)].filter(Boolean).join(', ')
}
