import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { CuentaCampos, leerCuenta, REGLAS_DE_CUENTA, useCuentaAbierta } from '#web/components/cuenta-nueva.tsx'
import { metadatos } from '#web/components/metadatos.ts'
import { erroresDeCampos } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe, isInvalid } from '#web/api/cliente.ts'
import { publica } from '#web/pagina.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { useFormErrors } from '#web/ui/use-form-errors.ts'
import { SITIO } from '#web/ui/marca.ts'
import type { Route } from './+types/registro.ts'
import { DatosCampos, leerDatos, REGLAS_DE_DATOS } from './datos-campos.tsx'

export const headers = publica

export function meta({ matches }: Route.MetaArgs) {
  return metadatos(matches, {
    titulo: 'Registra tu empresa',
    descripcion: 'Abre la cuenta de tu empresa para reservar experiencias locales en todo Chile.',
    ruta: '/empresas/registro',
  })
}

export default function RegistroDeEmpresa() {
  return (
    <div className="wrap pt-6 lg:pt-10">
      <div className="mx-auto grid max-w-column gap-6">
        <BackLink to="/empresas">Volver a empresas</BackLink>
        <PageHead
          title="Registra tu empresa"
          text={`Revisamos los datos ${SITIO.plazo}. Mientras tanto ya puedes entrar al panel y pedir propuestas.`}
        />
        <Formulario />
        <p className="flex flex-wrap items-center gap-x-2 border-t border-border pt-3">
          ¿Tu empresa ya tiene cuenta?
          <Link to="/empresas/login" className="inline-flex min-h-11 items-center font-semibold text-primary underline">
            Ingresar
          </Link>
        </p>
      </div>
    </div>
  )
}

const REGLAS = { ...REGLAS_DE_DATOS, ...REGLAS_DE_CUENTA }

function Formulario() {
  const abrir = useCuentaAbierta('Recibimos tus datos')
  const navigate = useNavigate()
  const { form, errors, summary, showAll, checkForm } = useFormErrors(REGLAS)
  const registrar = useMutation({
    mutationFn: (element: HTMLFormElement) =>
      api.call('registrarEmpresa', { ...leerDatos(element), ...leerCuenta(element) }),
    onSuccess: (sesion) => {
      abrir(sesion)
      void navigate('/empresas/dashboard')
    },
    onError: (error) => {
      const campo = CAMPO_DE[(error instanceof ApiError && error.code) || '']
      if (campo) showAll([{ campo, mensaje: detalleDe(error) }])
      else if (isInvalid(error)) showAll(erroresDeCampos(error))
    },
  })
  const falla = registrar.error && !esDeCampo(registrar.error) ? registrar.error : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!registrar.isPending && checkForm(event.currentTarget)) registrar.mutate(event.currentTarget)
  }

  return (
    <form {...form} method="post" onSubmit={submit} className="grid gap-5">
      {falla && <Notice tone="danger" role="alert" title={detalleDe(falla)} />}
      <ErrorSummary errores={summary} />
      <DatosCampos errors={errors} />
      <CuentaCampos errors={errors} correoHint="Con él entras al panel" />
      <Button type="submit" isWide status={registrar.isPending ? 'loading' : 'default'}>
        Registrar mi empresa
      </Button>
    </form>
  )
}

const CAMPO_DE: Partial<Record<string, string>> = { 'correo-en-uso': 'email', 'empresa-ya-registrada': 'rut' }
const esDeCampo = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 422 || (error.code ?? '') in CAMPO_DE)
