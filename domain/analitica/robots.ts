const ROBOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|phantom|preview|scrap|monitor|curl|wget|python|java\/|go-http|node|axios|facebookexternalhit|whatsapp|telegram|embedly|feed/i

/** Whether a `User-Agent` is a program's, or none at all: people do not read pages with these. */
export function esRobot(agente: string | null | undefined): boolean {
  return !agente || !agente.startsWith('Mozilla/') || ROBOT.test(agente)
}
