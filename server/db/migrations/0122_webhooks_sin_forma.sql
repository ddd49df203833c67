-- Every delivery points at what changed; a second form was never sent.
alter table webhooks drop column forma, drop column capacidades;
