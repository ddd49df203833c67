import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Alta } from '#contract/altas.ts'
import { api } from '#web/api/api.ts'
import { ApiError, detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { formatDia } from '#web/ui/formato.ts'
import { diaEn } from '#web/ui/horas.ts'
import { Notice, type NoticeTone } from '#web/ui/notice.tsx'
import { SITIO } from '#web/ui/marca.ts'
import { ApelarRechazo, ApelarSuspension } from './apelar-suspension.tsx'
import { altaQuery, type AreaDeAlta, LLAMADAS } from './alta-llamadas.ts'

type Dicho = { tono: NoticeTone; titulo: string; texto: string }

/** Where it stands, why, and what is next. */
export function AltaEstado({ area, alta }: { area: AreaDeAlta; alta: Alta }) {
  const queryClient = useQueryClient()
  const tomar = (nueva: Alta) => queryClient.setQueryData(altaQuery(area).queryKey, nueva)
  const enviar = useMutation({ mutationFn: () => api.call(LLAMADAS[area].enviar, {}), onSuccess: tomar })
  const pausar = useMutation({
    mutationFn: (acto: 'pausar' | 'reanudar') => api.call(LLAMADAS[area].pausar, { acto }),
    onSuccess: tomar,
  })
  const { tono, titulo, texto } = dichoDe(alta)
  const motivo = alta.suspension?.motivo ?? alta.motivo
  const error = enviar.error && estaHecho(enviar.error, alta) ? pausar.error : (enviar.error ?? pausar.error)
  const { puedeEnviar, puedePausar, puedeReanudar } = alta.acciones
  return (
    <section aria-label="En qué va" className="grid gap-3">
      <Notice
        tone={tono}
        title={titulo}
        role="status"
        action={
          alta.estado === 'Activo' && !alta.tieneExperiencias ? (
            <ButtonLink to={area === 'anfitrion' ? '/crear-experiencia-anfitrion' : '/proveedor/experiencias/nueva'}>
              Crear mi primera experiencia
            </ButtonLink>
          ) : undefined
        }
      >
        {texto}
        {motivo && <p className="mt-2">Motivo: {motivo}</p>}
      </Notice>
      {alta.suspension && <ApelarSuspension area={area} suspension={alta.suspension} />}
      {alta.acciones.puedeApelar && <ApelarRechazo area={area} />}
      {error && (
        <Notice role="alert" tone="danger" title={detalleDe(error)}>
          {error instanceof ApiError && porHacer(error, alta).map(([clave, mensaje]) => <p key={clave}>{mensaje}</p>)}
        </Notice>
      )}
      {(alta.estado === 'Borrador' || alta.estado === 'Observado') && (
        <Button
          isWide
          variant={puedeEnviar ? 'primary' : 'outline'}
          status={enviar.isPending ? 'loading' : 'default'}
          onClick={() => enviar.mutate()}
        >
          {alta.estado === 'Observado' ? 'Corregir y reenviar' : 'Enviar a revisión'}
        </Button>
      )}
      {(puedePausar || puedeReanudar) && (
        <Button
          variant="quiet"
          className="-ml-5 justify-self-start"
          status={pausar.isPending ? 'loading' : 'default'}
          onClick={() => pausar.mutate(puedePausar ? 'pausar' : 'reanudar')}
        >
          {puedePausar ? 'Pausar mis ventas' : 'Volver a vender'}
        </Button>
      )}
    </section>
  )
}

/** What the refusal named and is not done since. */
function porHacer({ campos }: ApiError, { tareas }: Alta): [string, string][] {
  return Object.entries(campos).filter(
    ([campo]) => tareas.find(({ clave }) => clave === campo)?.estado !== 'completada',
  )
}

const estaHecho = (error: Error, alta: Alta): boolean =>
  error instanceof ApiError && error.code === 'alta-incompleta' && porHacer(error, alta).length === 0

export function dichoDe({ estado, numero, posicion, rechazo, pausadaHasta, acciones }: Alta): Dicho {
  const solicitud = numero > 0 ? `Solicitud N.º ${numero}` : 'Tu solicitud'
  switch (estado) {
    case 'Borrador':
      return acciones.puedeEnviar
        ? { tono: 'success', titulo: 'Tu perfil está listo', texto: `Envíalo a revisión. Respondemos ${SITIO.plazo}.` }
        : {
            tono: 'info',
            titulo: numero > 0 ? `${solicitud} en preparación` : 'Completa tus tareas',
            texto: 'Guardamos cada paso: puedes salir cuando quieras y seguir donde quedaste.',
          }
    case 'Enviado':
      return {
        tono: 'info',
        titulo: `${solicitud} recibida`,
        texto: `Respondemos ${SITIO.plazo}. ${delante(posicion)}`,
      }
    case 'En revisión':
      if (rechazo)
        return {
          tono: 'info',
          titulo: 'Recibimos tu apelación',
          texto: `La revisa una persona distinta de quien rechazó tu solicitud, ${SITIO.plazo}. Te respondemos por correo.`,
        }
      return {
        tono: 'info',
        titulo: `${solicitud} en revisión`,
        texto: 'Estamos revisando tus datos y documentos. Te avisamos por correo.',
      }
    case 'Observado':
      return {
        tono: 'warning',
        titulo: `${solicitud} necesita cambios`,
        texto: 'Corrige los puntos marcados y reenvía. Lo demás está bien.',
      }
    case 'Activo':
      return {
        tono: 'success',
        titulo: 'Tu perfil está aprobado',
        texto: 'Puedes vender las categorías con documentos al día.',
      }
    case 'Documento vencido':
      return {
        tono: 'warning',
        titulo: 'Tienes un documento vencido',
        texto: 'No se venden más salidas hasta que lo renueves. Lo ya vendido se mantiene.',
      }
    case 'Pausado':
      if (pausadaHasta)
        return {
          tono: 'danger',
          titulo: `Tus ventas están en pausa hasta el ${formatDia(diaEn(pausadaHasta))}`,
          texto:
            'Cancelaste tres veces o más en 90 días por motivos tuyos. Tu página se ve y lo ya vendido se mantiene. En «Salidas» ves cuáles cuentan y cómo pedir que las revisen.',
        }
      return {
        tono: 'info',
        titulo: 'Tus ventas están en pausa',
        texto: 'Tu página se ve y lo ya vendido se mantiene.',
      }
    case 'Suspendido':
      return {
        tono: 'danger',
        titulo: 'Tu cuenta de ventas está suspendida',
        texto: 'No recibes reservas, y lo que estaba por venir se devuelve completo.',
      }
    case 'Rechazado':
      return { tono: 'danger', titulo: `${solicitud} no fue aprobada`, texto: segundaMirada(rechazo) }
    case 'Baja':
      return {
        tono: 'danger',
        titulo: 'Esta cuenta está dada de baja',
        texto: 'Puedes descargar tus datos y opiniones.',
      }
  }
}

function segundaMirada(rechazo: Alta['rechazo']): string {
  if (rechazo?.apelado) return 'Otra persona revisó tu apelación y mantuvo la decisión. Es definitiva.'
  const hasta = rechazo?.apelableHasta
  if (!hasta) return 'Si crees que nos equivocamos, puedes apelar: la revisa otra persona.'
  return Date.parse(hasta) < Date.now()
    ? `El plazo para apelar terminó el ${formatDia(diaEn(hasta))}.`
    : `Si crees que nos equivocamos, puedes apelar hasta el ${formatDia(diaEn(hasta))}: la revisa otra persona.`
}

const delante = (posicion: number | null): string =>
  posicion === null || posicion === 0 ? 'Eres la siguiente solicitud.' : `Hay ${posicion} antes que la tuya.`
