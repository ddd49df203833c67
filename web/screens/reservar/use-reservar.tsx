import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { ExperienciaDetalle, Salida } from '#contract/experiencias.ts'
import type { Usuario } from '#contract/usuarios.ts'
import { enlaceDe } from '#web/components/enlace-propio.ts'
import { anotarInteres } from '#web/components/interes.ts'
import { ReservaFalla } from '#web/components/reserva-falla.tsx'
import { erroresDeCampos } from '#web/components/reserva-reglas.ts'
import { api } from '#web/api/api.ts'
import { recordarClave } from '#web/api/claves.ts'
import { ApiError, detalleDe, isInvalid } from '#web/api/cliente.ts'
import { olvidarSesion } from '#web/api/sesion.ts'
import type { FieldMistake } from '#web/ui/error-summary.tsx'
import { formatHora } from '#web/ui/horas.ts'
import { claveDeIntento, type Datos, guardarBorrador } from './borrador.ts'
import { guardarCelular } from './guardar-celular.ts'
import type { Pedido } from './pedido.ts'
import { type Compra, linkAFechas } from './compra.ts'

type ReservarArgs = {
  experiencia: ExperienciaDetalle
  salida: Salida
  compra: Compra
  usuario: Usuario | null
  /** Something is asked of this member first; undefined while nobody knows. */
  pregunta: boolean | undefined
}

const OTRA_FECHA = ['sin-cupos', 'salida-cerrada', 'salida-desconocida', 'tarifa-no-vendida']

/** Takes the places and goes on to the payment; members with a phone on file, nobody else to book for and nothing to answer pass without stopping. */
export function useReservar({ experiencia, salida, compra, usuario, pregunta }: ReservarArgs) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [errores, setErrores] = useState<FieldMistake[]>([])
  const hasPassed = useRef(false)

  async function enviar(
    datos: Datos,
    { recordarCelular = false, pedido: extra = {} }: { recordarCelular?: boolean; pedido?: Pedido } = {},
  ): Promise<void> {
    setBusy(true)
    setError(null)
    guardarBorrador({ usuarioId: usuario?.id ?? null, experienciaId: experiencia.id }, datos)
    const { comentario, ...contacto } = datos
    const pedido = {
      experienciaId: experiencia.id,
      salidaId: salida.id,
      participantes: compra.participantes,
      contacto,
      ...(comentario && { comentario }),
      ...extra,
      ...enlaceDe(experiencia.id),
    }
    try {
      const reserva = await api.call('crearReserva', pedido, { idempotencyKey: claveDeIntento(pedido) })
      if (reserva.clave) recordarClave(reserva.id, reserva.clave)
      // The booking stands whether or not the profile could be saved; the box is there again next time.
      if (recordarCelular) await guardarCelular(datos.telefono).catch(() => undefined)
      // A full load: only the payment page's own policy lets the card form in. Members skip this step on the way back, too.
      if (usuario?.telefono && pregunta === false) window.location.replace(`/pagar/${reserva.id}`)
      else window.location.assign(`/pagar/${reserva.id}`)
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'sin-cupos') anotarInteres(experiencia.id, 'sin_cupos')
      if (failure instanceof ApiError && failure.status === 401) olvidarSesion('cliente')
      if (isInvalid(failure)) setErrores(erroresDeCampos(failure).filter(({ campo }) => campo !== 'participantes'))
      setError(failure)
      setBusy(false)
    }
  }

  const pasar = useEffectEvent(({ nombre, email, telefono }: Usuario) => {
    if (hasPassed.current || !telefono) return
    hasPassed.current = true
    void enviar({
      nombre,
      email,
      telefono,
      comentario: '',
    })
  })
  useEffect(() => {
    if (usuario && pregunta === false) pasar(usuario)
  }, [usuario, pregunta])

  // Back from the payment page may show this one as it was left, with its button still busy.
  useEffect(() => {
    const alVolver = (event: PageTransitionEvent): void => {
      if (event.persisted) setBusy(false)
    }
    window.addEventListener('pageshow', alVolver)
    return () => window.removeEventListener('pageshow', alVolver)
  }, [])

  return {
    enviar: (datos: Datos, opciones?: { recordarCelular: boolean; pedido: Pedido }) => void enviar(datos, opciones),
    isBusy,
    errores,
    falla: error ? (
      <Falla error={error} experiencia={experiencia} salida={salida} compra={compra} usuario={usuario} />
    ) : null,
  }
}

function Falla({
  error,
  experiencia,
  salida,
  compra,
  usuario,
}: Omit<ReservarArgs, 'pregunta'> & { error: unknown }): ReactNode {
  const { pathname, search } = useLocation()
  const code = error instanceof ApiError ? error.code : undefined
  if (isInvalid(error) && !OTRA_FECHA.includes(code ?? '') && !error.campos.participantes) return null
  if (code && OTRA_FECHA.includes(code)) {
    const hora = formatHora(salida.inicio, experiencia.zonaHoraria)
    return (
      <ReservaFalla
        title={code === 'sin-cupos' ? `Se agotaron los cupos de las ${hora}. Elige otro horario` : detalleDe(error)}
      >
        <Link
          to={linkAFechas(experiencia.slug, compra)}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          Ver otros horarios
        </Link>
      </ReservaFalla>
    )
  }
  return (
    <ReservaFalla title={detalleDe(error)}>
      {code === 'demasiadas-reservas-abiertas' ? (
        <Link to="/mis-entradas" className="inline-flex min-h-11 items-center font-semibold underline">
          Ver mis reservas
        </Link>
      ) : code === 'gratis-con-cuenta' ? (
        <Link
          to={usuario ? '/perfil/seguridad' : `/login?siguiente=${encodeURIComponent(pathname + search)}`}
          className="inline-flex min-h-11 items-center font-semibold underline"
        >
          {usuario ? 'Confirmar mi correo' : 'Iniciar sesión'}
        </Link>
      ) : (
        'Tus datos siguen aquí y no hubo ningún cobro.'
      )}
    </ReservaFalla>
  )
}
