import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router'
import { entradaGuardada, guardarEntrada, seAbrioAqui } from '#web/components/entradas-guardadas.ts'
import { consultaDeEntrada, consultaDeReserva, useClave } from '#web/components/reserva-consultas.ts'
import { ReservaAviso } from '#web/components/reserva-aviso.tsx'
import { useUsuario } from '#web/components/usuario.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { conMarco } from '#web/pagina.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCodigo } from '#web/ui/formato.ts'
import { metaDeEnlace } from '#web/ui/marca.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import '#web/components/papel.css'
import { BusquedaForm } from './acceso/busqueda-form.tsx'
import { EntradaEspera } from './entradas/entrada-espera.tsx'
import { EntradaVista } from './entradas/entrada-vista.tsx'

export const headers = conMarco

export function meta() {
  return metaDeEnlace('Tu entrada')
}

export default function EntradaPantalla() {
  const { codigo: escrito = '' } = useParams()
  const codigo = formatCodigo(escrito).replace('-', '')
  const clave = useClave(codigo)
  const consulta = useQuery(consultaDeReserva(codigo, clave))
  const reserva = consulta.data
  const entrada = useQuery({
    ...consultaDeEntrada(reserva?.id, clave),
    enabled: reserva?.acciones.tieneEntrada ?? false,
  })
  const estado = consulta.error instanceof ApiError ? consulta.error.status : 0
  const isForbidden = [401, 403, 404].includes(estado)

  useEffect(() => {
    if (reserva && (entrada.data || !reserva.acciones.tieneEntrada))
      guardarEntrada(reserva, entrada.data ?? null, reserva.clave !== undefined)
  }, [reserva, entrada.data])

  if (isForbidden)
    return seAbrioAqui(codigo) ? (
      <OtraPestana codigo={codigo} />
    ) : (
      <NoHallada codigo={codigo} pideSesion={estado === 401} />
    )
  // Only in the browser: undefined means that it has not looked yet.
  const guardada = clave === undefined ? undefined : entradaGuardada(codigo)
  const mostrada = reserva
    ? { reserva, entrada: entrada.data ?? guardada?.entrada ?? null }
    : guardada && { reserva: guardada.reserva, entrada: guardada.entrada }
  if (!mostrada && consulta.error) {
    return (
      <div className="wrap grid gap-6 pt-10">
        <PageHead title="No pudimos cargar tu entrada" />
        <ErrorBlock
          title={detalleDe(consulta.error)}
          text="Tu reserva sigue igual."
          onRetry={() => void consulta.refetch()}
          isRetrying={consulta.isFetching}
        />
      </div>
    )
  }
  if (!mostrada) return <EntradaEspera />
  return (
    <EntradaVista
      {...mostrada}
      clave={clave ?? null}
      guardadaEn={consulta.isError ? (guardada?.guardadaEn ?? consulta.dataUpdatedAt) : null}
      isWaiting={!mostrada.entrada && entrada.isFetching}
      fallaDeEntrada={mostrada.entrada ? null : entrada.error}
      onRetry={() => void Promise.all([consulta.refetch(), entrada.refetch()])}
    />
  )
}

/** A guest's key stays in the tab that was given it; this browser still knows whose ticket it is. */
function OtraPestana({ codigo }: { codigo: string }) {
  return (
    <ReservaAviso
      isSudden
      title="Abriste esta entrada en otra pestaña"
      text="Para cuidarla, el permiso vale solo en esa pestaña. Escribe el correo con que reservaste y te enviamos el enlace."
    >
      <div className="w-full text-left sm:w-96">
        <BusquedaForm codigo={codigo} isCodigoSabido />
      </div>
    </ReservaAviso>
  )
}

/** Without a session it may be of an account as well as of a guest; with one, it is not theirs. */
function NoHallada({ codigo, pideSesion }: { codigo: string; pideSesion: boolean }) {
  const { estado } = useUsuario()
  const { pathname } = useLocation()
  const login = `/login?siguiente=${encodeURIComponent(pathname)}`
  const buscar = `/buscar-entrada?codigo=${codigo}`
  if (pideSesion && estado === 'anonima') {
    return (
      <ReservaAviso
        isSudden
        title="Entra para ver tu entrada"
        text="Si reservaste con tu cuenta, inicia sesión. Si fue sin cuenta, te enviamos su enlace al correo que usaste."
      >
        <ButtonLink to={login}>Iniciar Sesión</ButtonLink>
        <ButtonLink variant="outline" to={buscar}>
          Buscar con correo y código
        </ButtonLink>
      </ReservaAviso>
    )
  }
  return (
    <ReservaAviso
      isSudden
      title="No encontramos esa entrada"
      text="Si reservaste sin cuenta, te enviamos su enlace al correo que usaste."
    >
      <ButtonLink to={buscar}>Buscar con correo y código</ButtonLink>
      {estado === 'anonima' && (
        <ButtonLink variant="quiet" to={login}>
          Iniciar Sesión
        </ButtonLink>
      )}
    </ReservaAviso>
  )
}
