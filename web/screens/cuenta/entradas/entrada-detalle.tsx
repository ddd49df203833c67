import type { ReactNode } from 'react'
import type { Entrada, Reserva } from '#contract/reservas.ts'
import { textosDePolitica } from '#web/components/catalogo-textos.ts'
import { ajustesDeCambio, ReservaLineas } from '#web/components/reserva-lineas.tsx'
import { fraseDeCancelacion, fraseDeRetracto } from '#web/components/reserva-textos.ts'
import { textoDeRecogida, textoDeRespuesta } from '#web/components/pedido-textos.ts'
import { cx } from '#web/ui/cx.ts'
import { formatPesos } from '#web/ui/formato.ts'
import { rutMostrado } from '#domain/usuarios/rut.ts'
import { mostrarTelefono } from '#domain/usuarios/telefono.ts'

type EntradaDetalleProps = { reserva: Reserva; entrada: Entrada | null }

export function EntradaDetalle({ reserva, entrada }: EntradaDetalleProps) {
  const {
    cancelaGratisHasta,
    zonaHoraria,
    politicaCancelacion,
    tramosCancelacion,
    retractoVigente,
    lineas,
    total,
    pago,
    estado,
    suspension,
    acciones,
    reembolso,
  } = reserva
  const isOpen = !suspension && (estado === 'confirmada' || estado === 'pagada' || estado === 'pendiente')
  return (
    <div className="grid gap-8 sm:grid-cols-2 print:gap-4">
      {entrada && acciones.tieneEntrada && !suspension && <Encuentro entrada={entrada} zona={zonaHoraria} />}
      {isOpen && (
        <Seccion titulo="Cancelación" isWide>
          <p className="font-semibold">{fraseDeCancelacion(cancelaGratisHasta, zonaHoraria, politicaCancelacion)}</p>
          <p className="max-w-measure text-small text-text-2">
            {textosDePolitica(tramosCancelacion).detalle} {fraseDeRetracto(retractoVigente)}.
          </p>
        </Seccion>
      )}
      <Seccion titulo="Pago" isWide>
        <ReservaLineas
          lineas={lineas}
          total={total}
          ajustes={ajustesDeCambio(reserva)}
          {...(entrada && { iva: entrada.ivaIncluido })}
        />
        {!isOpen && !acciones.tieneEntrada && reembolso && reembolso.monto > 0 && (
          <p className="flex justify-between gap-4 text-text-2 tabular-nums">
            {reembolso.estado === 'hecho' ? 'Devuelto' : 'Por devolver'} <span>−{formatPesos(reembolso.monto)}</span>
          </p>
        )}
        {pago?.ultimos4 && (
          <p className="text-small text-text-2">
            Tarjeta {pago.marca && <span className="capitalize">{pago.marca} </span>}terminada en {pago.ultimos4}
            {entrada?.autorizacion && `\u00a0· código de autorización ${entrada.autorizacion}`}
          </p>
        )}
      </Seccion>
      {entrada && <Responsables entrada={entrada} />}
    </div>
  )
}

// A copy kept on the device before they were known has neither a pick-up nor answers, nor a plan for bad weather.
function Encuentro({
  entrada: { puntoEncuentro, recogida = null, respuestas = [], queLlevar, incluye, planB = '' },
  zona,
}: {
  entrada: Entrada
  zona: string
}) {
  return (
    <>
      {recogida && (
        <Seccion titulo="Te pasan a buscar" isWide>
          <p className="font-semibold">{textoDeRecogida(recogida, zona)}</p>
          {recogida.direccion && <p className="text-text-2">{recogida.direccion}</p>}
        </Seccion>
      )}
      <Seccion titulo="Punto de encuentro" isWide>
        <div
          className={cx(
            puntoEncuentro.foto &&
              'grid gap-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-6 print:grid-cols-[7rem_minmax(0,1fr)] print:gap-3',
          )}
        >
          {puntoEncuentro.foto && (
            <img
              src={puntoEncuentro.foto.url}
              alt={puntoEncuentro.foto.alt}
              width={800}
              height={600}
              decoding="async"
              className="aspect-4/3 w-full rounded-control bg-surface-2 object-cover"
            />
          )}
          <div className="grid content-start gap-2">
            <p className="font-semibold">{puntoEncuentro.direccion}</p>
            <p className="text-text-2">{puntoEncuentro.instrucciones}</p>
          </div>
        </div>
      </Seccion>
      {respuestas.length > 0 && <Lista titulo="Lo que declaraste" items={respuestas.map(textoDeRespuesta)} />}
      {queLlevar.length > 0 && <Lista titulo="Qué llevar" items={queLlevar} />}
      {incluye.length > 0 && <Lista titulo="Incluye" items={incluye} />}
      {planB && (
        <Seccion titulo="Si el clima no acompaña" isWide>
          <p>{planB}</p>
        </Seccion>
      )}
    </>
  )
}

const EMERGENCIAS = [
  ['131', 'Ambulancia'],
  ['132', 'Bomberos'],
  ['133', 'Carabineros'],
] as const

function Responsables({ entrada: { operador, plataforma } }: { entrada: Entrada }) {
  const { razonSocial, rut, domicilio, telefono, email } = operador
  return (
    <>
      <Seccion titulo="Quién realiza la experiencia">
        <p>
          {razonSocial}
          {rut && <span className="block tabular-nums">RUT {rutMostrado(rut)}</span>}
          {domicilio && <span className="block text-text-2">{domicilio}</span>}
          {telefono && (
            <span className="block">
              <Telefono numero={telefono} />
            </span>
          )}
          {email && (
            <a href={`mailto:${email}`} className="block py-2.5 wrap-anywhere text-primary underline print:py-0">
              {email.slice(0, email.indexOf('@'))}
              <wbr />
              {email.slice(email.indexOf('@'))}
            </a>
          )}
        </p>
      </Seccion>
      <Seccion titulo="Si pasa algo">
        <ul className="grid">
          {EMERGENCIAS.map(([numero, nombre]) => (
            <li key={numero}>
              <a href={`tel:${numero}`} className="inline-flex min-h-11 items-center gap-2 print:min-h-0">
                <span className="font-semibold text-danger tabular-nums underline">{numero}</span> {nombre}
              </a>
            </li>
          ))}
        </ul>
        {plataforma.telefono && (
          <p className="text-small text-text-2">
            {[plataforma.nombre, plataforma.horario].filter(Boolean).join(', ')}:{' '}
            <Telefono numero={plataforma.telefono} />
          </p>
        )}
      </Seccion>
    </>
  )
}

function Telefono({ numero }: { numero: string }) {
  return (
    <a
      href={`tel:${numero.replaceAll(' ', '')}`}
      className="inline-flex min-h-11 items-center text-primary tabular-nums underline print:min-h-0"
    >
      {mostrarTelefono(numero)}
    </a>
  )
}

function Lista({ titulo, items }: { titulo: string; items: string[] }) {
  return (
    <Seccion titulo={titulo}>
      <ul className="grid list-disc gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Seccion>
  )
}

function Seccion({ titulo, isWide = false, children }: { titulo: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section
      aria-label={titulo}
      className={cx(
        'grid max-w-measure content-start gap-2 break-inside-avoid',
        isWide && 'sm:col-span-2 print:col-span-1',
      )}
    >
      <h2 className="font-sans text-h3 font-semibold">{titulo}</h2>
      {children}
    </section>
  )
}
