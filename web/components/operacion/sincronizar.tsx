import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Agenda } from '#contract/agenda.ts'
import type { Sincronizacion } from '#contract/sincronizacion.ts'
import { detalleDe } from '#web/api/cliente.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyBlock } from '#web/ui/empty-block.tsx'
import { ErrorBlock } from '#web/ui/error-block.tsx'
import { formatCantidad } from '#web/ui/formato.ts'
import { formatSalida } from '#web/ui/horas.ts'
import { Notice } from '#web/ui/notice.tsx'
import { AreaEspera } from '../area-privada.tsx'
import type { Operador } from '../experiencias-propias.tsx'
import { CalendarioConectado } from './calendario-conectado.tsx'
import { ConectarCalendario } from './conectar-calendario.tsx'
import { sincronizacionQuery } from './consultas.ts'
import { FeedDeSalidas } from './feed-de-salidas.tsx'

const SALIDAS_A_LA_VISTA = 8

/** Other calendars that keep an experiencia busy, and the addresses under which they read what was sold. */
export function Sincronizar({ operador, agenda }: { operador: Operador; agenda: Agenda }) {
  const { experienciaId, zonaHoraria } = agenda
  const { data, error, refetch, isFetching } = useQuery(sincronizacionQuery(operador, experienciaId))
  const [isAdding, setAdding] = useState(false)
  if (error && !data)
    return (
      <ErrorBlock
        title="No pudimos cargar tus calendarios"
        text={detalleDe(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  if (!data) return <AreaEspera />
  const { calendarios, recursos, feeds, acciones } = data
  const conectar = acciones.puedeEditar && (
    <Button className="sm:justify-self-start" onClick={() => setAdding(true)}>
      Conectar calendario
    </Button>
  )
  return (
    <div className="grid max-w-[50rem] grid-cols-1 gap-8">
      <section aria-labelledby="ocupado" className="grid gap-4">
        <h3 id="ocupado">Cuando estás ocupado en otra parte</h3>
        <p className="text-text-2">
          Conecta tu Google Calendar, Outlook u otra plataforma: dejamos de vender las salidas que caen en un horario
          ocupado. Los leemos cada media hora.
        </p>
        <EnConflicto datos={data} zona={zonaHoraria} />
        {calendarios.length === 0 && (
          <EmptyBlock
            title="Aún no conectas calendarios"
            text="Sin ellos, solo tus horarios y lo vendido deciden qué se vende."
            action={conectar}
          />
        )}
        <ul className="grid gap-3 empty:hidden">
          {calendarios.map((calendario) => (
            <CalendarioConectado
              key={calendario.id}
              operador={operador}
              experienciaId={experienciaId}
              zona={zonaHoraria}
              calendario={calendario}
              puedeEditar={acciones.puedeEditar}
            />
          ))}
        </ul>
        {calendarios.length > 0 && conectar}
      </section>
      <section aria-labelledby="compartir-salidas" className="grid gap-4">
        <h3 id="compartir-salidas">Tus salidas vendidas en otro calendario</h3>
        <p className="text-text-2">
          Una dirección secreta que otro calendario o plataforma puede leer: horas y cupos vendidos, sin nombres de
          viajeros.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <FeedDeSalidas
            operador={operador}
            experienciaId={experienciaId}
            alcance="experiencia"
            feed={feeds.experiencia}
            puedeEditar={acciones.puedeEditar}
          />
          <FeedDeSalidas
            operador={operador}
            experienciaId={experienciaId}
            alcance="operador"
            feed={feeds.operador}
            puedeEditar={acciones.puedeEditar}
          />
        </div>
      </section>
      {isAdding && (
        <ConectarCalendario
          operador={operador}
          experienciaId={experienciaId}
          recursos={recursos}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  )
}

function EnConflicto({ datos: { conflictos, cerradas }, zona }: { datos: Sincronizacion; zona: string }) {
  return (
    <>
      {conflictos.length > 0 && (
        <Notice
          tone="warning"
          title={formatCantidad(
            conflictos.length,
            'salida vendida cae en un horario ocupado',
            'salidas vendidas caen en un horario ocupado',
          )}
        >
          <ul className="grid gap-1">
            {conflictos.slice(0, SALIDAS_A_LA_VISTA).map(({ salidaId, inicio, viajeros }) => (
              <li key={salidaId}>
                {formatSalida(inicio, zona)}: {formatCantidad(viajeros, 'viajero', 'viajeros')}.
              </li>
            ))}
            {conflictos.length > SALIDAS_A_LA_VISTA && <li>Y {conflictos.length - SALIDAS_A_LA_VISTA} más.</li>}
          </ul>
          <p>
            Ya no se venden, pero las reservas siguen en pie: atiéndelas, o cancélalas desde Salidas y devolvemos el
            dinero.
          </p>
        </Notice>
      )}
      {cerradas > 0 && (
        <Notice tone="info">
          {formatCantidad(cerradas, 'salida sin vender está cerrada', 'salidas sin vender están cerradas')} por estos
          calendarios. Se abren solas cuando el horario se libera.
        </Notice>
      )}
    </>
  )
}
