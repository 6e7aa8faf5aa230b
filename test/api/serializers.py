"""How records go over the wire, for schemathesis: of these media types it knows the names, and not what they hold."""

import schemathesis


@schemathesis.serializer("application/x-ndjson", "application/ndjson", "application/jsonl")
def lines(_context, value):
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")
